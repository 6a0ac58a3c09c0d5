import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { ReactionSource, SourceReaction } from './source-reaction.ts';
import type { TableRequest } from './source-table.ts';

/** Where a reaction is described, found elsewhere than in its own source. */
export interface Citation {
  readonly patent: string;
  /** `null` when unknown. */
  readonly year: number | null;
}

/** Citations by the key of the reaction (`SourceReaction.key`). */
export type Citations = ReadonlyMap<string, Citation>;

/**
 * A tab-separated table with the columns `id`, `patent` and, where known, `year`. Of several patents of one reaction the first to be
 * published is taken, then the first of the file: it is the one that a later patent repeats.
 */
export function readCitations({ fileName, lines }: Pick<TableRequest, 'fileName' | 'lines'>): Result<Citations, Failure> {
  const [header = '', ...rows] = lines;
  const columns = header.split('\t');
  const [id, patent, year] = ['id', 'patent', 'year'].map((name) => columns.indexOf(name));
  if (id < 0 || patent < 0) return failure({ kind: 'missing-column', message: `${fileName} needs the columns id and patent.` });
  const citations = new Map<string, Citation>();
  for (const row of rows) {
    const cells = row.split('\t');
    if (!cells[id] || !cells[patent]) continue;
    const citation = { patent: cells[patent], year: Number(cells[year]) || null };
    const known = citations.get(cells[id]);
    if (known === undefined || (citation.year ?? Number.POSITIVE_INFINITY) < (known.year ?? Number.POSITIVE_INFINITY)) {
      citations.set(cells[id], citation);
    }
  }
  return success(citations);
}

/** The source with a patent for those of its reactions that it names none for and `citations` does. What it says itself is not touched. */
export function withCitations(source: ReactionSource, citations: Citations): ReactionSource {
  return { ...source, reactions: cited(source.reactions, citations) };
}

async function* cited(reactions: ReactionSource['reactions'], citations: Citations): AsyncIterable<SourceReaction> {
  for await (const reaction of reactions) {
    const citation = reaction.patent === null ? citations.get(reaction.key) : undefined;
    yield citation === undefined ? reaction : { ...reaction, patent: citation.patent, year: reaction.year ?? citation.year };
  }
}
