import { conditionSections, crc32, escapeText, SECTION, type SectionArray, YIELD_ORIGIN } from '@retron/library/format';
import { netCharge } from '@retron/molecule';
import type { CollectedReaction } from '../collect/collect-reactions.ts';
import type { ReactionSource, SourceReaction } from '../collect/source-reaction.ts';
import { asciiBytes } from '../container/ascii.ts';
import { listSections } from '../container/list-sections.ts';
import { textPoolSections } from '../container/text-pool-sections.ts';
import type { TreeTransform } from '../extract/transform-tree.ts';
import type { BesideTheArrow } from './beside-the-arrow.ts';
import { TextNumbers } from './text-numbers.ts';

/** What reactions are stored with. */
export interface ConditionsContext {
  readonly beside: BesideTheArrow;
  /** The pool of all molecules of the library. */
  readonly molecules: TextNumbers;
}

/** Years, yields and conditions of `reactions`, in their order. */
export function conditionsLayout(
  of: Parameters<typeof conditionSections>[0],
  reactions: readonly CollectedReaction[],
  { beside, molecules }: ConditionsContext,
): Record<string, SectionArray> {
  const names = conditionSections(of);
  const numbers = (list: readonly string[]) => list.map((smiles) => molecules.numberOf(smiles));
  const measured = (field: 'yieldPercent' | 'temperatureCelsius' | 'timeHours') =>
    Float32Array.from(reactions, ({ record }) => record[field] ?? Number.NaN);
  return {
    ...listSections(
      names.agents,
      reactions.map((reaction) => numbers(beside.agentsOf(reaction))),
    ),
    ...listSections(
      names.solvents,
      reactions.map((reaction) => numbers(beside.solventsOf(reaction))),
    ),
    [names.year]: Int16Array.from(reactions, ({ record }) => record.year ?? 0),
    [names.yieldPercent]: measured('yieldPercent'),
    [names.yieldOrigin]: Uint8Array.from(reactions, ({ record }) => yieldOriginOf(record)),
    [names.temperatureCelsius]: measured('temperatureCelsius'),
    [names.timeHours]: measured('timeHours'),
  };
}

function yieldOriginOf({ yieldPercent, isYieldCalculated }: SourceReaction): number {
  if (yieldPercent === null || isYieldCalculated === undefined) return YIELD_ORIGIN.unknown;
  return isYieldCalculated ? YIELD_ORIGIN.calculated : YIELD_ORIGIN.reported;
}

/**
 * The conditions of all recorded reactions, also of those that are no examples: what statistics are made of, without the molecules.
 *
 * @param transforms - as `numberTransforms` orders them
 * @param reactions - those that the transforms name by their places
 */
export function recordedLayout(
  transforms: readonly TreeTransform[],
  reactions: readonly CollectedReaction[],
  sources: readonly ReactionSource[],
  context: ConditionsContext,
): Record<string, SectionArray> {
  const recorded = transforms.flatMap((transform) => transform.reactions.map((place) => reactions[place]));
  // Levels nest in the same order, so that the reactions of each level, one transform after the other, are the same list.
  const start = new Int32Array(transforms.length);
  for (let number = 1; number < transforms.length; number++) {
    const before = transforms[number - 1];
    if (before.level === transforms[number].level) start[number] = start[number - 1] + before.reactionCount;
  }
  const patents = new TextNumbers();
  const patentNumbers = Uint32Array.from(recorded, ({ record }) =>
    record.patent === null ? 0 : patents.numberOf(escapeText(record.patent)) + 1,
  );
  return {
    [SECTION.recordedStart]: start,
    [SECTION.recordedPatent]: patentNumbers,
    ...textPoolSections(SECTION.patents, patents.texts),
    [SECTION.recordedIdentity]: Uint32Array.from(recorded, ({ record, source }) =>
      crc32(asciiBytes(escapeText(`${sources[source].precedentSource}:${record.key}`))),
    ),
    [SECTION.recordedIsIonic]: Uint8Array.from(recorded, ({ reactants, product }) =>
      [...reactants, product].some((smiles) => netCharge(smiles) !== 0) ? 1 : 0,
    ),
    ...conditionsLayout('recorded', recorded, context),
  };
}
