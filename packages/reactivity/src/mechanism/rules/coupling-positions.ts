import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticRings } from '../aromatic-ring.ts';
import { arylations } from '../arylations.ts';
import { hasDoubleBondedOxygen, isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements, type Replacement, replacements } from '../replacement.ts';
import { couplings, METALS } from './metal-entries.ts';

/** Pairs of equal halogens on one heteroarene: the position that couples first stands first, its halogen second; the later one by its place. */
const EARLIER_POSITIONS: readonly (readonly [pattern: string, later: number])[] = [
  // 4 before 2 of pyrimidines, quinazolines and other fused pyrimidines; 6 before 2 of purines
  ['c1([Cl,Br,I])nc([Cl,Br,I])ncc1', 3],
  // 1 before 3 of isoquinolines
  ['c1([Cl,Br,I])nc([Cl,Br,I])cc2ccccc12', 3],
  // 2 before 3 and 4 of furans, thiophenes and pyrroles
  ['c1([Cl,Br,I])c([Cl,Br,I])cc[o,s,nX3]1', 2],
  ['c1([Cl,Br,I])cc([Cl,Br,I])c[o,s,nX3]1', 3],
  // 2, then 5, then 4 of thiazoles, oxazoles and imidazoles
  ['c1([Cl,Br,I])nc([Cl,Br,I])c[o,s,nX3]1', 3],
  ['c1([Cl,Br,I])ncc([Cl,Br,I])[o,s,nX3]1', 4],
  ['c1([Cl,Br,I])c([Cl,Br,I])nc[o,s,nX3]1', 2],
];

/** Nucleophilic substitutions on rings of five, where the same positions come first. */
function fiveRingArylations(view: ReactionView): readonly Replacement[] {
  return arylations(view).filter(({ carbon }) => aromaticRings(view.mapped.reactants, carbon, 5).length > 0);
}

/** Halides on rings of five that lithium or magnesium exchanges, for a carbonyl compound, a formamide, boron, silicon or tin. */
function fiveRingExchanges(view: ReactionView): readonly Replacement[] {
  const { reactants } = view.mapped;
  return replacements(view).filter(
    ({ carbon, incoming, leaving }) =>
      isHalogen(reactants, leaving) &&
      (METALS.has(reactants.atomicNumber[incoming]) || hasDoubleBondedOxygen(reactants, incoming)) &&
      aromaticRings(reactants, carbon, 5).length > 0,
  );
}

/** Halides that a carbon nucleophile displaces which gives its own hydrogen: an indole, an enolate, or an arene that palladium metalates. */
function carbonArylations(view: ReactionView): readonly Replacement[] {
  const { reactants, moleculeOf } = view.mapped;
  const giving = new Set(hydrogenReplacements(view).map(({ carbon }) => carbon));
  return replacements(view).filter(
    ({ carbon, incoming, leaving }) =>
      reactants.isAromatic[carbon] === 1 &&
      isHalogen(reactants, leaving) &&
      giving.has(incoming) &&
      moleculeOf[carbon] !== moleculeOf[incoming],
  );
}

export const whichPosition: MechanismRule = {
  id: 'K2',
  statement:
    'Of two equal halides on one heteroarene that at the more activated position reacts first: 4 before 2 of pyrimidines in couplings and by carbon, 2 before 3 of thiophenes.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) =>
    [...couplings(view), ...carbonArylations(view), ...fiveRingArylations(view), ...fiveRingExchanges(view)].flatMap(
      ({ carbon, leaving }) => {
        const { reactants, becomes } = view.mapped;
        const isAlone = reactants.atomicNumber.every((element, atom) => element !== reactants.atomicNumber[leaving] || becomes[atom] < 0);
        if (isAlone) return [];
        for (const [pattern, later] of EARLIER_POSITIONS) {
          const place = view.places('reactants', pattern).find((atoms) => {
            const [, halogen] = atoms;
            return atoms[later] === carbon && becomes[halogen] >= 0 && reactants.atomicNumber[halogen] === reactants.atomicNumber[leaving];
          });
          if (place === undefined) continue;
          return [
            {
              verdict: 'never' as const,
              chip: 'Other position first',
              text: 'The bond at the more activated position of this ring system reacts first, with a metal as with a nucleophile.',
              wanted: [carbon],
              rivals: [place[0]],
            },
          ];
        }
        return [];
      },
    ),
};
