import { unescapeText } from '../container/escaped-text.ts';
import { openLists } from '../container/lists.ts';
import type { Container } from '../container/read-container.ts';
import { openTextPool } from '../container/text-pool.ts';
import type { RecordedConditions, RecordedReactions } from './library.ts';
import { conditionSections, SECTION, YIELD_ORIGIN } from './library-sections.ts';

/** Gives years, yields and conditions of the precedents or of all recorded reactions of an opened library, each made when asked for. */
export function openConditions(
  container: Container,
  of: Parameters<typeof conditionSections>[0],
): (id: number) => Omit<RecordedConditions, 'isIonic'> {
  const names = conditionSections(of);
  const molecules = openTextPool(container, SECTION.molecules);
  const agents = openLists(container, names.agents);
  const solvents = openLists(container, names.solvents);
  const year = container.section(names.year, Int16Array);
  const yieldPercent = container.section(names.yieldPercent, Float32Array);
  const yieldOrigin = container.sectionNames.includes(names.yieldOrigin) ? container.section(names.yieldOrigin, Uint8Array) : null;
  const temperatureCelsius = container.section(names.temperatureCelsius, Float32Array);
  const timeHours = container.section(names.timeHours, Float32Array);

  const smilesList = (numbers: Uint32Array) => Array.from(numbers, (number) => molecules.text(number));

  return (id) => ({
    agents: smilesList(agents.list(id)),
    solvents: smilesList(solvents.list(id)),
    year: year[id] || null,
    yieldPercent: known(yieldPercent[id]),
    isYieldCalculated: isCalculated(yieldOrigin?.[id]),
    temperatureCelsius: known(temperatureCelsius[id]),
    timeHours: known(timeHours[id]),
  });
}

/** Single precision holds what sources say, which is never finer than a thousandth; the rounding takes its noise away. */
function known(value: number): number | null {
  return Number.isNaN(value) ? null : Math.round(value * 1000) / 1000;
}

function isCalculated(origin: number | undefined): boolean | null {
  return origin === undefined || origin === YIELD_ORIGIN.unknown ? null : origin === YIELD_ORIGIN.calculated;
}

/** What the library keeps of all recorded reactions; `null` for a file that was made before this was kept. */
export function openRecordedReactions(container: Container): RecordedReactions | null {
  if (!container.sectionNames.includes(SECTION.recordedStart)) return null;
  const start = container.section(SECTION.recordedStart, Int32Array);
  const reactionCount = container.section(SECTION.reactionCount, Int32Array);
  const identity = container.section(SECTION.recordedIdentity, Uint32Array);
  const isIonic = container.section(SECTION.recordedIsIonic, Uint8Array);
  const conditions = openConditions(container, 'recorded');
  const yieldPercent = container.section(conditionSections('recorded').yieldPercent, Float32Array);
  return {
    behind: (transform) => ({ first: start[transform], end: start[transform] + reactionCount[transform] }),
    conditions: (id) => ({ ...conditions(id), isIonic: isIonic[id] === 1 }),
    yieldPercent: (id) => known(yieldPercent[id]),
    identity: (id) => identity[id],
    patent: openPatents(container),
  };
}

function openPatents(container: Container): RecordedReactions['patent'] {
  if (!container.sectionNames.includes(SECTION.recordedPatent)) return () => null;
  const patents = openTextPool(container, SECTION.patents);
  const numbers = container.section(SECTION.recordedPatent, Uint32Array);
  return (id) => (numbers[id] === 0 ? null : unescapeText(patents.text(numbers[id] - 1)));
}
