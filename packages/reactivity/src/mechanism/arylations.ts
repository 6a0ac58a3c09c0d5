import { ELEMENT, type Molecule } from '@retron/molecule';
import type { ReactionView } from './reaction-view.ts';
import { rememberedOfView } from './remembered-of-view.ts';
import { type Replacement, replacements } from './replacement.ts';

/** Aromatic carbons at which nitrogen, oxygen or sulfur takes the place of a group. */
export const arylations = rememberedOfView(findArylations);

function findArylations(view: ReactionView): readonly Replacement[] {
  const { reactants } = view.mapped;
  return replacements(view).filter(
    ({ carbon, incoming, leaving }) =>
      reactants.isAromatic[carbon] === 1 &&
      isHeteroatom(reactants, incoming) &&
      reactants.isAromatic[leaving] === 0 &&
      reactants.atomicNumber[leaving] !== ELEMENT.carbon,
  );
}

function isHeteroatom({ atomicNumber }: Molecule, atom: number): boolean {
  const element = atomicNumber[atom];
  return element === ELEMENT.nitrogen || element === ELEMENT.oxygen || element === ELEMENT.sulfur;
}
