import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleQuery } from '../commands/ensure-sample.ts';
import { type NamedCount, withIds, withNames } from '../repositories/named-counts.ts';
import { REPOSITORY_ROOT } from '../repository-root.ts';

/** Where the sample lies that comes with Retron. */
export const SAMPLE_FILE = join(REPOSITORY_ROOT, 'libraries/sample-query.json');

/** The sample and the libraries it was computed with: full name to SHA-256 of the contents. */
export interface ShippedSample extends SampleQuery {
  readonly madeWith: Readonly<Record<string, string>>;
}

/** The file as it lies: name reactions by name. */
interface SampleText extends Omit<ShippedSample, 'growth'> {
  readonly growth: Omit<ShippedSample['growth'], 'suggestions'> & {
    readonly suggestions: readonly (Omit<ShippedSample['growth']['suggestions'][number], 'nameReactions'> & {
      readonly nameReactions: readonly NamedCount[];
    })[];
  };
}

/** The sample that comes with Retron, and a mark that changes with it; null where there is none. */
export function readSample(): { readonly sample: ShippedSample; readonly mark: string } | null {
  if (!existsSync(SAMPLE_FILE)) return null;
  const text = readFileSync(SAMPLE_FILE, 'utf8');
  const { growth, ...rest } = JSON.parse(text) as SampleText;
  const suggestions = growth.suggestions.map((each) => ({ ...each, nameReactions: withIds(each.nameReactions) }));
  return { sample: { ...rest, growth: { ...growth, suggestions } }, mark: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

/** One structure or suggestion a line, so that a change can be read. */
export function sampleText({ madeWith, query, growth }: ShippedSample): string {
  const { structures, suggestions, ...rest } = growth;
  const lines = (items: readonly object[]) => `[\n${items.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n ]`;
  return `{
"madeWith": ${JSON.stringify(madeWith)},
"query": ${JSON.stringify(query)},
"growth": {
 "structures": ${lines(structures)},
 "suggestions": ${lines(suggestions.map((each) => ({ ...each, nameReactions: withNames(each.nameReactions) })))},
 ${JSON.stringify(rest).slice(1, -1)}
}
}
`;
}
