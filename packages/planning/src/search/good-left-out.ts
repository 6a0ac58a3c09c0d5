import type { Work } from '@retron/molecule';
import type { Rating } from '@retron/tree';
import type { Expansion } from '../step/expander.ts';
import { BEYOND_BREADTH, type LeftOutCode, protectionCode } from '../step/left-out-codes.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import { Tally } from '../step/tally.ts';
import type { Selection } from './selection.ts';

/** Below so many good disconnections a reader wants to know where there are more. */
const FEW_GOOD = 3;
const GOOD: Rating = 3;

/** The steps of one structure that nothing forbids, and those that a wish is against. */
interface JudgedSteps {
  /** Best first. */
  readonly admitted: readonly RankedStep[];
  readonly objections: ReadonlyMap<RankedStep, LeftOutCode>;
}

/**
 * Where the list of what the reader asks for has few good disconnections: how many more there are, by the code of what keeps them out.
 *
 * @param limit - disconnections asked for
 */
export function* goodLeftOut(
  expansion: Pick<Expansion, 'goodLeftOut'>,
  { admitted, objections }: JudgedSteps,
  { kept }: Selection,
  limit: number,
): Work<Readonly<Record<string, number>>> {
  const shown = new Set(kept.map(({ step }) => step.disconnectionKey));
  const isGood = ({ rating }: RankedStep) => rating >= GOOD;
  const good = new Set(admitted.filter(isGood).map(({ disconnectionKey }) => disconnectionKey));
  const goodShown = [...good].filter((key) => shown.has(key)).length;
  if (goodShown >= Math.min(FEW_GOOD, limit)) return {};
  const tally = new Tally();
  tally.addAll(expansion.goodLeftOut === undefined ? {} : yield* expansion.goodLeftOut());
  countUnwished(objections, new Set([...good, ...shown]), tally);
  countIfProtected(admitted, good, tally);
  tally.add(BEYOND_BREADTH, good.size - goodShown);
  return tally.toRecord();
}

/**
 * How many disconnections would be good with a group of the structure protected, by its atoms.
 *
 * @param steps - best first
 * @param good - keys of the disconnections that are good as they are
 */
function countIfProtected(steps: readonly RankedStep[], good: ReadonlySet<string>, tally: Tally): void {
  const seen = new Set(good);
  for (const step of steps) {
    if (seen.has(step.disconnectionKey)) continue;
    const atoms = step.atomsToProtect();
    if (atoms.length === 0) continue;
    seen.add(step.disconnectionKey);
    tally.add(protectionCode(atoms));
  }
}

/** How many good disconnections each wish keeps out. @param known - keys of the disconnections that are there without */
function countUnwished(objections: JudgedSteps['objections'], known: ReadonlySet<string>, tally: Tally): void {
  const seen = new Set(known);
  for (const [{ rating, disconnectionKey }, code] of objections) {
    if (rating < GOOD || seen.has(disconnectionKey)) continue;
    seen.add(disconnectionKey);
    tally.add(code);
  }
}
