import { reactionKey } from '@retron/build';
import { type Failure, type Result, success } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit';
import { readNamedTable, readSources } from '../library-files.ts';

/** Reactions that are kept for testing. */
export interface LeaveOut {
  /** By `reactionKey`. */
  readonly keys: ReadonlySet<string>;
  /** Lines and rows that are no reaction, or have a molecule that the toolkit refuses. */
  readonly unread: number;
}

/** Reactions that files list: one reaction key a line, without a header, or tables of reactions. Those without a product are refused. */
export async function readLeaveOut(named: readonly string[], rdkit: Rdkit): Promise<Result<LeaveOut, Failure>> {
  const keys = new Set<string>();
  let unread = 0;
  const add = (reaction: string) => {
    const key = keyOf(reaction, rdkit);
    if (key === null) unread++;
    else keys.add(key);
  };
  for (const argument of named) {
    const table = readNamedTable(argument);
    if (!table.ok) return table;
    const [first] = table.value.lines;
    if (first?.includes('>>') && !first.includes('\t')) {
      const list = readNamedTable(argument);
      if (!list.ok) return list;
      for (const line of list.value.lines) if (line.trim() !== '') add(line.trim());
      continue;
    }
    const sources = readSources([argument], rdkit);
    if (!sources.ok) return sources;
    for await (const { mappedReaction } of sources.value.sources[0].reactions) add(mappedReaction);
  }
  return success({ keys, unread });
}

/** The key of a reaction from its text, mapped or not; `null` when the toolkit refuses a molecule. */
function keyOf(reaction: string, rdkit: Rdkit): string | null {
  const [reactants, , product] = reaction.split('>');
  const canonical = [...(reactants ?? '').split('.'), product ?? ''].map((smiles) => rdkit.canonicalSmiles(smiles));
  const texts = canonical.flatMap((answer) => (answer.ok ? [answer.value] : []));
  return texts.length === canonical.length ? reactionKey(texts.slice(0, -1), texts[texts.length - 1]) : null;
}

/** The keys, and those of the same reactions as a source writes them that records no configurations. */
export function alsoWithoutStereo(keys: ReadonlySet<string>, rdkit: Rdkit): ReadonlySet<string> {
  const flat = Array.from(keys, (key) => keyOf(key.replace(/[@/\\]/g, ''), rdkit));
  return new Set([...keys, ...flat.filter((key) => key !== null)]);
}
