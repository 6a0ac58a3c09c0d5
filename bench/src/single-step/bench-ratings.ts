import type { Command } from '@retron/command';
import { type Estimate, expectedCalibrationError, type ReliabilityRow, reliabilityTable, summaryOf } from './reliability.ts';
import type { JudgedSuggestion, SingleStepFinding } from './single-step-measure.ts';
import { trialCommand } from './trial-command.ts';

const WORDS = { 1: 'ugly', 2: 'bad', 3: 'good', 4: 'great' } as const;
/** Estimates from which on an error would be seen by users: below, nearly all of them are right to be low. */
const NOTICEABLE = 0.01;

interface RatingRow {
  readonly rating: keyof typeof WORDS;
  readonly count: number;
  readonly meanProbability: number;
  readonly shareRecorded: number;
}

interface Results {
  readonly tested: number;
  readonly reliability: readonly ReliabilityRow[];
  /** Of all suggestions, of those from `NOTICEABLE` on, and of the first of each target. */
  readonly expectedCalibrationError: { readonly all: number; readonly noticeable: number; readonly first: number };
  readonly ratings: readonly RatingRow[];
  /** Recorded steps, by the word they were rated with; how many were not suggested at all. */
  readonly recordedSteps: Readonly<Record<string, number>>;
}

const estimateOf = ({ probability, isRecorded }: JudgedSuggestion): Estimate => ({ probability, isTrue: isRecorded });

function resultsOf(findings: readonly SingleStepFinding[]): Results {
  const all = findings.flatMap(({ suggestions }) => suggestions);
  const estimates = all.map(estimateOf);
  const first = findings.flatMap(({ suggestions }) => {
    const sorted = suggestions.map(estimateOf).sort((a, b) => b.probability - a.probability);
    return sorted.slice(0, 1);
  });
  const errorOf = (list: readonly Estimate[]) => Number(expectedCalibrationError(reliabilityTable(list)).toFixed(4));
  const ratings = ([1, 2, 3, 4] as const).flatMap((rating): readonly RatingRow[] => {
    const rated = all.filter((each) => each.rating === rating).map(estimateOf);
    if (rated.length === 0) return [];
    const { count, meanProbability, shareTrue } = summaryOf(rated);
    return [{ rating, count, meanProbability, shareRecorded: shareTrue }];
  });
  const recorded = all.filter(({ isRecorded }) => isRecorded);
  const counted = ([1, 2, 3, 4] as const).map((rating) => [WORDS[rating], recorded.filter((each) => each.rating === rating).length]);
  return {
    tested: findings.length,
    reliability: reliabilityTable(estimates),
    expectedCalibrationError: {
      all: errorOf(estimates),
      noticeable: errorOf(estimates.filter(({ probability }) => probability >= NOTICEABLE)),
      first: errorOf(first),
    },
    ratings,
    recordedSteps: Object.fromEntries([...counted, ['not suggested', findings.filter(({ rank }) => rank === null).length]]),
  };
}

function table({ tested, reliability, expectedCalibrationError: error, ratings, recordedSteps }: Results): readonly string[] {
  const three = (value: number) => value.toFixed(3);
  return [
    `${tested} reactions`,
    ['probability', 'suggestions', 'estimated', 'recorded'].join('\t'),
    ...reliability.map(({ from, to, count, meanProbability, shareTrue }) =>
      [`${from}-${to}`, count, three(meanProbability), three(shareTrue)].join('\t'),
    ),
    `expected calibration error\tall ${error.all}\tfrom ${NOTICEABLE} on ${error.noticeable}\tfirst suggestions ${error.first}`,
    ['rating', 'suggestions', 'estimated', 'recorded'].join('\t'),
    ...ratings.map(({ rating, count, meanProbability, shareRecorded }) =>
      [WORDS[rating], count, three(meanProbability), three(shareRecorded)].join('\t'),
    ),
    `recorded steps\t${Object.entries(recordedSteps)
      .map(([word, count]) => `${word} ${count}`)
      .join('\t')}`,
  ];
}

/** Measures whether ratings say what they promise. */
export const benchRatingsCommand: Command = trialCommand({
  name: 'bench ratings',
  summary: 'Measure how well probabilities and ratings of suggestions are calibrated',
  introduction: `Suggests precursors for the products of recorded reactions and tells how often what was estimated at some probability, or rated with
some word, is the recorded step.`,
  resultsOf,
  table,
});
