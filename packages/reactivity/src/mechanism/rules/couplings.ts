import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticRings, aromaticSystem, isAzineNitrogen } from '../aromatic-ring.ts';
import { hasDoubleBondedOxygen, isHalogen, isSaturatedCarbon, neighboursAcross, neighboursOf } from '../atoms.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { type HydrogenReplacement, hydrogenReplacements, type Replacement, replacements } from '../replacement.ts';

const METALS: ReadonlySet<number> = new Set([3, ELEMENT.boron, 12, ELEMENT.silicon, 30, 50]);

/** An aryl halide that joins with carbon. Reactant atoms. */
function couplings(view: ReactionView): readonly Replacement[] {
  const { reactants } = view.mapped;
  const exchanges = replacements(view);
  return exchanges.filter(({ carbon, incoming, leaving }) => {
    if (reactants.isAromatic[carbon] === 0 || !isHalogen(reactants, leaving)) return false;
    if (reactants.atomicNumber[incoming] !== ELEMENT.carbon) return false;
    const isTransferred = exchanges.some((each) => each.carbon === incoming && METALS.has(reactants.atomicNumber[each.leaving]));
    return isTransferred || neighboursAcross(reactants, incoming, BOND.triple).length > 0;
  });
}

/** How readily palladium enters the bond: iodide, then bromide and triflate, then chloride; fluoride not at all. */
function exchangeRank(molecule: Molecule, carbon: AtomIndex, leaving: AtomIndex): number {
  const rank = RANKS.get(molecule.atomicNumber[leaving]) ?? 0;
  return rank + (isBesideNitrogen(molecule, carbon) ? ACTIVATED_BY_AZINE : 0);
}

const RANKS: ReadonlyMap<number, number> = new Map([
  [ELEMENT.iodine, 6],
  [ELEMENT.bromine, 4],
  [ELEMENT.chlorine, 1],
]);

/** What an adjacent ring nitrogen, or one in the para place, is worth: a 2-chloropyridine does not overtake an aryl bromide. */
const ACTIVATED_BY_AZINE = 1;

function isBesideNitrogen(molecule: Molecule, carbon: AtomIndex): boolean {
  if (neighboursAcross(molecule, carbon, BOND.aromatic).some((atom) => isAzineNitrogen(molecule, atom))) return true;
  return aromaticRings(molecule, carbon, 6).some((ring) => isAzineNitrogen(molecule, ring[3]));
}

const whichHalide: MechanismRule = {
  id: 'K1',
  statement:
    'Of several aryl halides the iodide couples first, then bromide and triflate, then chloride, each sooner beside a ring nitrogen.',
  source: TEXTBOOKS.couplings,
  judge: (view) =>
    couplings(view).flatMap(({ carbon, leaving }) => {
      const { reactants, becomes, moleculeOf } = view.mapped;
      const wanted = exchangeRank(reactants, carbon, leaving);
      if (wanted === 0 || reactants.atomicNumber[leaving] === ELEMENT.fluorine) return [];
      let best: { atom: AtomIndex; rank: number } | null = null;
      for (let atom = 0; atom < reactants.atomCount; atom++) {
        if (!RANKS.has(reactants.atomicNumber[atom]) || becomes[atom] < 0 || moleculeOf[atom] !== moleculeOf[carbon]) continue;
        const [ringAtom] = neighboursOf(reactants, atom);
        if (ringAtom === undefined || reactants.isAromatic[ringAtom] === 0) continue;
        const rank = exchangeRank(reactants, ringAtom, atom);
        if (best === null || rank > best.rank) best = { atom: ringAtom, rank };
      }
      if (best === null || best.rank <= wanted) return [];
      return [
        {
          verdict: best.rank - wanted >= 2 ? ('never' as const) : ('risk' as const),
          chip: 'Other halide first',
          text: 'Palladium enters the weaker or more activated bond to the other halogen first, and the coupling takes place there.',
          wanted: [carbon],
          rivals: [best.atom],
        },
      ];
    }),
};

/** Pairs of equal halogens on one azine: the position that couples first stands first. */
const EARLIER_POSITIONS: readonly string[] = [
  // 4 before 2 of pyrimidines and quinazolines
  '[c;$(c1nc([Cl,Br,I])ncc1)][Cl,Br,I]',
  '[c;$(c1nc([Cl,Br,I])nc2ccccc12)][Cl,Br,I]',
  // 1 before 3 of isoquinolines
  '[c;$(c1nc([Cl,Br,I])cc2ccccc12)][Cl,Br,I]',
  // 6 before 2 of purines
  '[c;$(c1nc([Cl,Br,I])nc2[nX3]cnc12)][Cl,Br,I]',
];

const whichPosition: MechanismRule = {
  id: 'K2',
  statement:
    'Of two equal halides on one azine that at the more activated position couples first: 4 before 2 of pyrimidines, 1 before 3 of isoquinolines.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) =>
    couplings(view).flatMap(({ carbon, leaving }) => {
      const { reactants, becomes } = view.mapped;
      if (!aromaticRings(reactants, carbon, 6).some((ring) => ring.some((atom) => isAzineNitrogen(reactants, atom)))) return [];
      const system = new Set(aromaticSystem(reactants, carbon));
      for (const pattern of EARLIER_POSITIONS) {
        const earlier = view.places('reactants', pattern).find(([atom, halogen]) => {
          const isOther = atom !== carbon && becomes[halogen] >= 0 && system.has(atom);
          return isOther && reactants.atomicNumber[halogen] === reactants.atomicNumber[leaving];
        });
        // The position that the pattern names has its rival two bonds away, across the nitrogen.
        const isRival =
          earlier !== undefined &&
          neighboursOf(reactants, earlier[0]).some(
            (atom) => isAzineNitrogen(reactants, atom) && neighboursOf(reactants, atom).includes(carbon),
          );
        const isEarlierToo = view.atoms('reactants', pattern).has(carbon);
        if (earlier === undefined || !isRival || isEarlierToo) continue;
        return [
          {
            verdict: 'never' as const,
            chip: 'Other position first',
            text: 'Palladium enters the bond at the more activated position of this ring system first, and the coupling takes place there.',
            wanted: [carbon],
            rivals: [earlier[0]],
          },
        ];
      }
      return [];
    }),
};

const noFluoride: MechanismRule = {
  id: 'K3',
  statement: 'An aryl fluoride does not take part in a palladium-catalysed coupling.',
  source: TEXTBOOKS.couplings,
  judge: (view) =>
    couplings(view)
      .filter(({ leaving }) => view.mapped.reactants.atomicNumber[leaving] === ELEMENT.fluorine)
      .map(({ carbon, leaving }) => ({
        verdict: 'never' as const,
        chip: 'Fluoride stays',
        text: 'Palladium does not enter the bond between an arene and fluorine: a bromide, iodide or triflate couples.',
        wanted: [carbon, leaving],
        rivals: [],
      })),
};

/** Groups beside a saturated carbon that take up the charge when it gives its hydrogen, or lead a metal or a radical there. */
const ACIDIFIED =
  '[CX4;!H0;$([CX4][#6]=[O,S,N]),$([CX4]C#N),$([CX4][N+]),$([CX4]S),$([CX4][P,Si,Se]),$([CX4]C=C),$([CX4]C#C),$([CX4]a),$([CX4][O,N]),$([CX4]C=[N+]),$([CX4]B)]';

/** Whether the partner of a carbon that gives its hydrogen is one that only a carbanion can reach: a halide or a carbonyl carbon. */
function meetsCarbanion(view: ReactionView, { incoming }: HydrogenReplacement, exchanges: readonly Replacement[]): boolean {
  const { reactants } = view.mapped;
  const exchange = exchanges.find((each) => each.carbon === incoming);
  if (exchange !== undefined) return isHalogen(reactants, exchange.leaving) || reactants.atomicNumber[exchange.leaving] === ELEMENT.oxygen;
  return hasDoubleBondedOxygen(reactants, incoming) && view.reordered.length > 0;
}

const carbanionNeedsAcceptor: MechanismRule = {
  id: 'K4',
  statement: 'A carbon that gives its hydrogen for a bond to an alkyl, aryl or acyl group has an acceptor beside it.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { reactants } = view.mapped;
    const giving = hydrogenReplacements(view).filter(
      ({ carbon, incoming }) => isSaturatedCarbon(reactants, carbon) && reactants.atomicNumber[incoming] === ELEMENT.carbon,
    );
    if (giving.length === 0 || view.made.length > 2) return [];
    const exchanges = replacements(view);
    return giving.flatMap((each) => {
      if (!meetsCarbanion(view, each, exchanges) || view.atoms('reactants', ACIDIFIED).has(each.carbon)) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Carbon not acidic',
          text: 'Nothing beside this carbon makes its hydrogen acidic: no base forms the carbanion that this bond needs.',
          wanted: [each.carbon],
          rivals: [],
        },
      ];
    });
  },
};

/** Acceptor carbon of an acrylate or its kin whose β carbon is free. */
const ALPHA_OF_ACRYLATE = '[CX3;H1;$([CX3](=[CX3;!H0])[$(C=O),$(C#N),$(S(=O)=O),$([N+]=O)])]';

const heckAtBeta: MechanismRule = {
  id: 'K5',
  statement: 'The Heck reaction puts the aryl group on the β carbon of an acrylate.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }) => {
      if (reactants.isAromatic[carbon] === 0 || !isHalogen(reactants, leaving) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (!view.atoms('reactants', ALPHA_OF_ACRYLATE).has(incoming)) return [];
      const [beta] = neighboursAcross(reactants, incoming, BOND.double);
      const isBetaTouched = view.changed.has(beta);
      if (isBetaTouched) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Beta, not alpha',
          text: 'Palladium puts the aryl group on the carbon farther from the acceptor: the cinnamic isomer results.',
          wanted: [incoming],
          rivals: [beta],
        },
      ];
    });
  },
};

/** Couplings of halides, and carbanions without acceptor. */
export const COUPLINGS: MechanismTable = {
  title: 'Couplings to carbon',
  rules: [whichHalide, whichPosition, noFluoride, carbanionNeedsAcceptor, heckAtBeta],
};
