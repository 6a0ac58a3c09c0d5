import { prepareMolecule } from '@retron/patterns';
import type { ReversedTransform } from '../../libraries/compiled-library.ts';
import type { EqualEnds } from '../../step/equal-ends.ts';
import type { Replay, ReplayVerdict } from '../../step/findings.ts';
import { readCanonical } from '../../step/fragments.ts';
import type { Support } from '../../step/support.ts';
import { type Product, replay } from './replay.ts';

const WORST_FIRST: readonly ReplayVerdict[] = ['failed', 'other stereo', 'same'];

/**
 * Runs a step at equal ends forward, one end after the other: each has to give what the next reacts from, the last the structure.
 *
 * @param forward - transforms of the step, or of one end, the best first, for each end anew
 * @param product - the structure
 * @returns the worst verdict, and all places that compete; these are numbered in the mixture of one end, so that none is drawn
 */
export function replayAtEnds(
  { stages, areLike }: EqualEnds,
  forward: (support?: readonly Support[]) => Iterable<ReversedTransform>,
  { becomes: _, ...structure }: Product,
  tools: Parameters<typeof replay>[3],
): Replay | null {
  const replays = stages.map(({ product: smiles, precursors, support }) => {
    const product = smiles === structure.smiles ? structure : { ...structure, smiles, molecule: readCanonical(smiles), forms: [] };
    return replay(prepareMolecule(readCanonical(precursors.join('.'))), forward(support), product, tools);
  });
  const found = replays.flatMap((each) => each ?? []);
  if (found.length < replays.length) return null;
  const [verdict] = found.map((each) => each.verdict).sort((a, b) => WORST_FIRST.indexOf(a) - WORST_FIRST.indexOf(b));
  // Groups of one kind that are all to react compete at every stage but that which leaves one.
  const competing = areLike ? found.slice(0, 1) : found;
  return { verdict, competingSites: competing.reduce((sum, { competingSites }) => sum + competingSites, 0) };
}
