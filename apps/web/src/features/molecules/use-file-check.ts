import { useEffect, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { checkImport } from '../../api/molecules.ts';
import { whenThereIsRoom } from '../../api/when-there-is-room.ts';
import { batchesOf } from './file-records.ts';
import { recordsOfFile } from './read-file.ts';

/** Why some records of a file will be refused. */
export interface RefusalCount {
  readonly reason: string;
  readonly count: number;
  /** Where the first of them stands, from 1. */
  readonly line: number;
}

/** What is known of a file before it is imported. */
export interface FileCheck {
  /** Null until the file was read. */
  readonly records: number | null;
  /** Records that were looked at. */
  readonly read: number;
  /** Of these: whose structure is kept already, stands earlier in the file, or is refused. The rest is new. */
  readonly kept: number;
  readonly twice: number;
  readonly refused: number;
  /** The commonest first. */
  readonly reasons: readonly RefusalCount[];
  /** Records of the file with tags of their own. */
  readonly tagged: number;
  /** `waiting` for the server, which takes no more calls in this minute. */
  readonly state: 'running' | 'waiting' | 'done' | 'failed';
  /** Why it failed. */
  readonly reason: string | null;
}

const NOTHING: FileCheck = {
  ...{ records: null, read: 0, kept: 0, twice: 0, refused: 0, reasons: [], tagged: 0, state: 'running', reason: null },
};

/** Reads a file and asks, in batches, what its import would do; ends with the dialog that asks. */
export function useFileCheck(file: File): FileCheck {
  const [check, setCheck] = useState(NOTHING);
  useEffect(() => {
    const ended = new AbortController();
    let now = NOTHING;
    const tell = (change: Partial<FileCheck>) => {
      now = { ...now, ...change };
      if (!ended.signal.aborted) setCheck(now);
    };
    const look = async () => {
      const all = await recordsOfFile(file);
      tell({ records: all.length, tagged: all.filter(({ tags }) => tags.length > 0).length });
      const structures = new Set<string>();
      const reasons = new Map<string, RefusalCount>();
      for (const batch of batchesOf(all)) {
        if (ended.signal.aborted) break;
        const answer = await whenThereIsRoom(
          () => checkImport(batch, ended.signal),
          () => {
            tell({ state: 'waiting' });
            return ended.signal.aborted;
          },
        );
        for (const { index, reason } of answer.refused) {
          const before = reasons.get(reason) ?? { reason, count: 0, line: batch[index]?.line ?? 0 };
          reasons.set(reason, { ...before, count: before.count + 1 });
        }
        // The server knows of earlier batches as little as of records that it was never asked to add.
        const ofBatch = new Set(answer.names.filter((name) => name !== null));
        const known = new Map(answer.known.map(({ index, keptAs }) => [index, ofBatch.has(keptAs)]));
        let [kept, twice] = [now.kept, now.twice];
        for (const [index, structure] of (answer.structures ?? []).entries()) {
          if (structure === null) continue;
          if (known.get(index) === false) kept += 1;
          else if (structures.has(structure)) twice += 1;
          structures.add(structure);
        }
        tell({
          ...{ read: now.read + batch.length, kept, twice, refused: now.refused + answer.refused.length, state: 'running' },
          reasons: [...reasons.values()].sort((a, b) => b.count - a.count || a.line - b.line),
        });
      }
      tell({ state: 'done' });
    };
    look().catch((error: unknown) => tell({ state: 'failed', reason: reasonOf(error) }));
    return () => ended.abort();
  }, [file]);
  return check;
}
