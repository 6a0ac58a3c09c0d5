import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import { isPlainNucleophile } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** A bridgehead of norbornane or of what is smaller: bridges of at most two, two and one atoms. Adamantane and bicyclooctane are larger. */
const SMALL_BRIDGEHEADS = [
  '[CX4;R]12[*;R][*;R][*;R]([*;R]1)[*;R][*;R]2',
  '[CX4;R]12[*;R][*;R]([*;R]1)[*;R][*;R]2',
  '[CX4;R]12[*;R][*;R]([*;R]1)[*;R]2',
];

export const noCationAtSmallBridgeheads: MechanismRule = {
  id: 'S17',
  statement: 'Nothing is exchanged at a bridgehead of norbornane: its cation cannot be flat, and nothing reaches it from behind.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    const exchanged = replacements(view).filter(
      ({ carbon, incoming, leaving }) =>
        isPlainNucleophile(reactants, incoming) && reactants.atomicNumber[leaving] !== ELEMENT.carbon && reactants.isAromatic[carbon] === 0,
    );
    if (exchanged.length === 0) return [];
    const heads = new Set(SMALL_BRIDGEHEADS.flatMap((pattern) => view.places('reactants', pattern).map(([head]) => head)));
    return exchanged.flatMap(({ carbon }): readonly Finding[] => {
      if (!heads.has(carbon)) return [];
      const text = 'The cation at this bridgehead cannot be flat, and the cage shuts the side behind it: nothing is exchanged there.';
      return [{ verdict: 'never', chip: 'Bridgehead', text, wanted: [carbon], rivals: [] }];
    });
  },
};
