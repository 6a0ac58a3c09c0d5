import type { Command } from '@retron/command';
import { quantile } from '../report/distribution.ts';
import { type Share, shareOf } from '../report/shares.ts';
import type { SingleStepFinding } from './single-step-measure.ts';
import { trialCommand } from './trial-command.ts';

const RANKS = [1, 3, 5, 10, 20, 50] as const;

interface Results {
  readonly tested: number;
  /** By the ranker alone. */
  readonly topN: Readonly<Record<string, Share>>;
  /** As users see them, with caps. */
  readonly shownTopN: Readonly<Record<string, Share>>;
  /** In the same order, by rating first, as it would be if nothing lowered a rating. */
  readonly uncappedTopN: Readonly<Record<string, Share>>;
  /** By the ranker alone, of the very text that was recorded. */
  readonly textTopN: Readonly<Record<string, Share>>;
  /** The recorded reactants are among all suggestions. */
  readonly ceiling: Share;
  readonly millisecondsPerTarget: { readonly median: number; readonly p95: number; readonly max: number };
  readonly suggestionsPerTarget: { readonly median: number; readonly p95: number; readonly max: number };
}

function resultsOf(findings: readonly SingleStepFinding[]): Results {
  const count = findings.length;
  const within = (rankOf: (finding: SingleStepFinding) => number | null) =>
    Object.fromEntries(RANKS.map((rank) => [rank, shareOf(findings.filter((each) => (rankOf(each) ?? rank + 1) <= rank).length, count)]));
  return {
    tested: count,
    topN: within(({ rank }) => rank),
    shownTopN: within(({ shownRank }) => shownRank),
    uncappedTopN: within(({ uncappedRank }) => uncappedRank),
    textTopN: within(({ rankOfText }) => rankOfText),
    ceiling: shareOf(findings.filter(({ rank }) => rank !== null).length, count),
    millisecondsPerTarget: spread(findings.map(({ milliseconds }) => milliseconds)),
    suggestionsPerTarget: spread(findings.map(({ suggestions }) => suggestions.length)),
  };
}

function spread(values: readonly number[]): Results['millisecondsPerTarget'] {
  const sorted = [...values].sort((a, b) => a - b);
  const tenth = (value: number) => Number(value.toFixed(1));
  return { median: tenth(quantile(sorted, 0.5)), p95: tenth(quantile(sorted, 0.95)), max: tenth(sorted[sorted.length - 1]) };
}

function table({
  tested,
  topN,
  shownTopN,
  uncappedTopN,
  textTopN,
  ceiling,
  millisecondsPerTarget,
  suggestionsPerTarget,
  trainingSeconds,
}: Results & { trainingSeconds: number }): readonly string[] {
  const cell = ({ percent, from, to }: Share) => `${percent} (${from}-${to})`;
  return [
    `${tested} reactions; library and ranker ready after ${trainingSeconds} s`,
    ['top', ...RANKS, 'all'].join('\t'),
    ['by the ranker, %', ...RANKS.map((rank) => cell(topN[rank])), cell(ceiling)].join('\t'),
    ['by the ranker, by text, %', ...RANKS.map((rank) => cell(textTopN[rank]))].join('\t'),
    ['as listed but without caps, %', ...RANKS.map((rank) => cell(uncappedTopN[rank]))].join('\t'),
    ['as listed, with caps, %', ...RANKS.map((rank) => cell(shownTopN[rank]))].join('\t'),
    `ms per target\tmedian ${millisecondsPerTarget.median}\tp95 ${millisecondsPerTarget.p95}\tmax ${millisecondsPerTarget.max}`,
    `suggestions\tmedian ${suggestionsPerTarget.median}\tp95 ${suggestionsPerTarget.p95}\tmax ${suggestionsPerTarget.max}`,
  ];
}

/** Measures how well recorded reactants are found again. */
export const benchSingleStepCommand: Command = trialCommand({
  name: 'bench single-step',
  summary: 'Measure how often the recorded reactants are suggested first',
  introduction: `Suggests precursors for the products of recorded reactions at precision 1, with nothing left out, and tells how often the recorded
reactants (those that give atoms to the product, with stereo) are among the first: in any of their forms (acid and salt, tautomers), as
suggestions show one of each, and by their canonical SMILES.`,
  resultsOf,
  table,
});
