import { type AtomIndex, CHIRALITY } from '@retron/molecule';
import { compareConfigurations, type MappedReaction } from '@retron/transforms';

/**
 * What a step does to the configuration at one atom: `kept` and `inverted` where both sides state it and at most one neighbour is
 * replaced (a replacing group then stands where the leaving one stood, or opposite of it); `made` and `lost` where one side alone states
 * it; `unknown` where more than one neighbour is replaced; `none` where neither side states any.
 */
export type CentreChange = 'kept' | 'inverted' | 'made' | 'lost' | 'unknown' | 'none';

/** @param atom - of the product */
export function centreChange({ product, reactants, sourceOf, becomes }: MappedReaction, atom: AtomIndex): CentreChange {
  const source = sourceOf[atom];
  const before = reactants.chirality[source];
  const after = product.chirality[atom];
  if (before === CHIRALITY.none) return after === CHIRALITY.none ? 'none' : 'made';
  if (after === CHIRALITY.none) return 'lost';
  // Atoms that leave have no number in the product: each gets one of its own that nothing there has.
  const neighboursBefore = Array.from(reactants.chiralNeighbours.subarray(4 * source, 4 * source + 4), (each) =>
    each < 0 ? each : becomes[each] >= 0 ? becomes[each] : product.atomCount + each,
  );
  const sense = compareConfigurations(before, neighboursBefore, after, product.chiralNeighbours.subarray(4 * atom, 4 * atom + 4));
  return sense === 0 ? 'unknown' : sense === 1 ? 'kept' : 'inverted';
}
