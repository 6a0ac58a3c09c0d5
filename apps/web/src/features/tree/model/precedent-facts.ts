import type { LookupAnswer, PrecedentStatistics, WirePrecedent, WireSpecies, WireSpread } from '@retron/contract';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/facts.ts';

/** One bar of a histogram of years. */
export interface YearBar {
  readonly year: number;
  readonly count: number;
}

/** Every year from the first to the last, those without a precedent too. */
export function yearBars({ counts }: PrecedentStatistics['years']): readonly YearBar[] {
  const [first, last] = [counts[0]?.year, counts.at(-1)?.year];
  if (first === undefined || last === undefined) return [];
  const countOf = new Map(counts.map(({ year, count }) => [year, count]));
  return Array.from({ length: last - first + 1 }, (_, index) => ({ year: first + index, count: countOf.get(first + index) ?? 0 }));
}

/** `1976–2015`, or `2014` where all are of one year. */
export function yearRange({ counts }: PrecedentStatistics['years']): string {
  const [first, last] = [counts[0]?.year, counts.at(-1)?.year];
  if (first === undefined) return '';
  return first === last ? String(first) : `${first}–${last}`;
}

/** `12 of 42`: for how many of the reactions something is known. */
export function knownOf(known: number, count: number): string {
  return known === count ? texts.allExamples(numberText(count)) : texts.knownOfAll(numberText(known), numberText(count));
}

/** `calculated`, or `2 of 5 calculated`: how many of the known yields were calculated from amounts. */
export function calculatedOf(calculated: number, known: number): string {
  return calculated === known ? texts.calculated : texts.calculatedOfKnown(numberText(calculated), numberText(known));
}

/** What the figures are over: all recorded reactions, or the examples where a library keeps nothing of the others. */
export function coverage({ over, count }: Pick<PrecedentStatistics, 'over' | 'count'>, numPrecedents: number): string {
  if (over === 'examples' && count !== numPrecedents) {
    const share = count < numPrecedents ? texts.examplesOfPrecedents(numberText(count), numberText(numPrecedents)) : numberText(count);
    return texts.overExamples(share);
  }
  // Suggestions of one cluster, and libraries from different sources, may share reactions that `numPrecedents` counts for each.
  if (count !== numPrecedents) return texts.overAllCountedOnce(numberText(count));
  return count === 1 ? texts.overOneRecordedReaction : texts.overAllRecorded(numberText(count));
}

/** `reactions` or `examples`: what the statistics count. */
export function countedThings({ over }: Pick<PrecedentStatistics, 'over'>): string {
  return over === 'recorded' ? 'reactions' : 'examples';
}

/**
 * From the number of precedents, which is said beside it, to those on the screen: `42 kept as examples · 30 with citation · the 10 closest
 * shown`. What is so of all is left out.
 *
 * @param shown - examples on the screen
 */
export function examplesOf(
  { numPrecedents, total, cited }: Pick<LookupAnswer, 'numPrecedents' | 'total' | 'cited'>,
  shown: number,
): string {
  if (total === 0) return '';
  return [
    ...(total < numPrecedents ? [texts.keptAsExamples(numberText(total))] : []),
    ...(cited === total ? [] : [cited === 0 ? texts.noCitation : texts.withCitation(numberText(cited))]),
    ...(shown < total ? [texts.closestShown(numberText(shown))] : []),
  ].join(' · ');
}

/** A number as a chemist writes it: whole, or with one place where it is below ten. */
export function factText(value: number): string {
  const places = Math.abs(value) < 10 ? 1 : 0;
  return String(Number(value.toFixed(places))).replace('-', '−');
}

/** `25 (0 to 60)`: the median, and from the lowest to the highest where they differ. */
export function spreadText({ lowest, median, highest }: NonNullable<WireSpread>, unit: string): string {
  const range = lowest === highest ? '' : texts.andRange(factText(lowest), factText(highest));
  return `${factText(median)} ${unit}${range}`;
}

/** `64–88`: the middle half. */
export function middleHalf({ lowerQuartile, upperQuartile }: NonNullable<WireSpread>): string {
  const [lower, upper] = [Math.round(lowerQuartile), Math.round(upperQuartile)];
  return lower === upper ? String(lower) : `${lower}–${upper}`;
}

/** Its usual name, or the SMILES of what has none. */
export function speciesText({ name, smiles }: WireSpecies): string {
  return name ?? smiles;
}

/** `25 °C · 2 h`; empty where neither is known. */
export function temperatureAndTime({ temperature, time }: Pick<WirePrecedent, 'temperature' | 'time'>): string {
  return [temperature === null ? [] : `${factText(temperature)} °C`, time === null ? [] : `${factText(time)} h`].flat().join(' · ');
}
