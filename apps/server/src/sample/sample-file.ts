import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WireAlgorithm, WireDirection } from '@retron/contract';
import { leftOutCodeOf, leftOutText } from '@retron/planning';
import { nameOfNameReaction, nameReactionIdOf } from '@retron/reactivity';
import type { SampleQuery } from '../commands/ensure-sample.ts';
import { algorithmWord, directionWord } from '../presenters/words.ts';
import type { TreeGrowth } from '../repositories/tree-writing.ts';
import { REPOSITORY_ROOT } from '../repository-root.ts';

/** Where the sample lies that comes with Retron. */
export const SAMPLE_FILE = join(REPOSITORY_ROOT, 'libraries/sample-query.json');

/** The file as it lies: written before there were words and codes of our own, and kept to the letter. */
interface SampleText {
  /** The libraries it was computed with: full name to SHA-256 of the contents. */
  readonly madeWith: Readonly<Record<string, string>>;
  readonly query: Omit<SampleQuery['query'], 'direction' | 'algorithm'> & {
    readonly direction: WireDirection;
    readonly algorithm: WireAlgorithm;
  };
  readonly growth: Omit<TreeGrowth, 'suggestions'> & { readonly suggestions: readonly NamedSuggestion[] };
}

type Suggestion = TreeGrowth['suggestions'][number];
/** A suggestion with its name reactions by name. */
type NamedSuggestion = Omit<Suggestion, 'nameReactions'> & {
  readonly nameReactions: readonly { readonly name: string; readonly count: number }[];
};

/** The sample that comes with Retron, and a mark that changes with it; null where there is none. */
export function readSample(): { readonly sample: SampleQuery; readonly mark: string } | null {
  if (!existsSync(SAMPLE_FILE)) return null;
  const text = readFileSync(SAMPLE_FILE, 'utf8');
  return { sample: sampleOf(JSON.parse(text)), mark: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

function sampleOf({ madeWith, query, growth }: SampleText): SampleQuery {
  return {
    query: { ...query, direction: directionWord.fromWire(query.direction), algorithm: algorithmWord.fromWire(query.algorithm) },
    growth: {
      ...growth,
      suggestions: growth.suggestions.map(withIds),
      leftOut: renamed(growth.leftOut, (sentence) => leftOutCodeOf(sentence, query.strategy)),
    },
    plannedBy: { build: null, libraries: Object.entries(madeWith).map(([name, hash]) => ({ name, hash })), rankers: [], catalogs: [] },
  };
}

/** One structure or suggestion a line, so that a change can be read. */
export function sampleText({ query: asked, growth, plannedBy }: SampleQuery): string {
  const madeWith: SampleText['madeWith'] = Object.fromEntries(plannedBy.libraries.map(({ name, hash }) => [name, hash]));
  const query = { ...asked, direction: directionWord.toWire(asked.direction), algorithm: algorithmWord.toWire(asked.algorithm) };
  const { structures, suggestions, leftOut, ...rest } = growth;
  const counts = { leftOut: renamed(leftOut, (code) => leftOutText(code, asked.strategy)), ...rest };
  const lines = (items: readonly object[]) => `[\n${items.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n ]`;
  return `{
"madeWith": ${JSON.stringify(madeWith)},
"query": ${JSON.stringify(query)},
"growth": {
 "structures": ${lines(structures)},
 "suggestions": ${lines(suggestions.map(withNames))},
 ${JSON.stringify(counts).slice(1, -1)}
}
}
`;
}

function withIds(suggestion: NamedSuggestion): Suggestion {
  return { ...suggestion, nameReactions: suggestion.nameReactions.map(({ name, count }) => ({ id: nameReactionIdOf(name), count })) };
}

function withNames(suggestion: Suggestion): NamedSuggestion {
  return { ...suggestion, nameReactions: suggestion.nameReactions.map(({ id, count }) => ({ name: nameOfNameReaction(id), count })) };
}

/** Counts under other names, sorted by these. */
function renamed(counts: Readonly<Record<string, number>>, rename: (name: string) => string): Readonly<Record<string, number>> {
  const entries = Object.entries(counts).map(([name, count]) => [rename(name), count] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
