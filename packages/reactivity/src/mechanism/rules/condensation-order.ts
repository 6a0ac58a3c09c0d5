import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { readiness } from '../nucleophilic-readiness.ts';
import type { ReactionView } from '../reaction-view.ts';
import { bondsOf, CHIP_NAMES, type Finding, faster, NAMES, type Order } from './nucleophiles.ts';

/** What takes up a carbonyl compound or an arene before the nucleophile that is meant to. */
const CONDENSED_FIRST: Order = {
  amine: ['hydrazine'],
  hindered: ['hydrazine'],
  aniline: ['amine', 'hydrazine'],
  amidine: ['hydrazine'],
  heteroarylamine: ['amine', 'hydrazine'],
  imide: ['amine', 'aniline'],
  amide: ['amine', 'aniline'],
  carbamate: ['amine', 'aniline'],
  sulfonamide: ['amine', 'aniline'],
};

const ARYLATED_FIRST: Order = {
  amine: ['thiol'],
  hindered: ['thiol'],
  phenol: ['thiol'],
  aniline: ['thiol', 'amine'],
  heteroarylamine: ['thiol', 'amine'],
  imide: ['thiol', 'amine'],
  amide: ['thiol', 'amine'],
  carbamate: ['thiol', 'amine'],
  sulfonamide: ['thiol', 'amine'],
  // Lactams that are aromatic, beside a pyrazole, an imidazole or a purine.
  azole: ['diazole', 'acidicAzole'],
  alcohol: ['thiol', 'amine', 'phenol'],
};

const METAL_FREE_ARYLATIONS = [
  'snar-amination-fluoride',
  'snar-amination-chloride',
  'snar-ether-synthesis',
  'snar-amination-sulfur-leaving-group',
] as const;

/** Whether a nucleophile adds to the arene by itself, by what the step is called. */
export function isMetalFreeArylation(view: ReactionView): boolean {
  return METAL_FREE_ARYLATIONS.some((name) => view.names.includes(name));
}

/** A secondary amine whose two carbons a ring ties back: piperidine, piperazine, pyrrolidine. */
const TIED_BACK_AMINE = '[NX3;H1;R;+0;$(N([CX4;H2;R])[CX4;H2;R])]';

/** From here on, on the scale of `readiness`, such an amine takes a halide in the cold, without a base: 4 of pyrimidine, 2 of 1,3,5-triazine. */
const READY_FOR_AMINES = 2;

export const arylationOrder: MechanismRule = {
  id: 'C8',
  statement: 'In condensations with carbonyl compounds and in aromatic substitution the aliphatic amine comes before the aromatic one.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) =>
    [...bondsOf(view, 'carbonyl'), ...bondsOf(view, 'aryl')].flatMap((bond): readonly Finding[] => {
      const isArylation = bond.kind === 'aryl';
      const found = faster(view, bond, isArylation ? ARYLATED_FIRST : CONDENSED_FIRST);
      if (found === null) return [];
      // A metal or its ligand may prefer the other nitrogen, and a strong base an alkoxide.
      const isMetalFree = isMetalFreeArylation(view);
      const primary = view.atoms('reactants', '[NX3;H2]');
      const tiedBack = view.atoms('reactants', TIED_BACK_AMINE);
      const isSwift = (readiness(view.mapped.reactants, bond.electrophile) ?? 0) >= READY_FOR_AMINES;
      // An alkoxide is made beside an N-methylamine (fluoxetine), not beside a primary amine, nor beside a piperazine that reacts without base.
      const isAlkoxide =
        found.meant === 'alcohol' &&
        found.rival === 'amine' &&
        !found.rivals.some((atom) => primary.has(atom) || (isSwift && tiedBack.has(atom)));
      if (isArylation && isAlkoxide) return [];
      const isSure =
        !isArylation ||
        isMetalFree ||
        found.meant === 'azole' ||
        ((found.meant === 'amide' || found.meant === 'carbamate') && found.rival === 'amine');
      const text = `The ${NAMES[found.rival]} ${isArylation ? 'takes the arene' : 'condenses with the carbonyl group'} before the ${NAMES[found.meant]}: it needs a protecting group.`;
      const chip = `${CHIP_NAMES[found.rival]} reacts first`;
      return [{ verdict: isSure ? 'never' : 'risk', chip, text, wanted: [bond.nucleophile], rivals: found.rivals }];
    }),
};
