import { MOST_IMPORTED_AT_ONCE } from '@retron/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { importMolecules } from '../../api/molecules.ts';
import { whenThereIsRoom } from '../../api/when-there-is-room.ts';
import { fileRecords, LONGEST_FILE } from './file-records.ts';

export interface RefusedRecord {
  /** In the file, from 1. */
  readonly line: number;
  readonly name: string;
  readonly text: string;
  readonly reason: string;
}

/** An import under way or done. */
export interface ImportProgress {
  readonly file: string;
  readonly total: number;
  readonly read: number;
  readonly added: number;
  readonly refused: readonly RefusedRecord[];
  /** Of the file, as no molecule has so many or so long ones. */
  readonly tagsLeftOut: number;
  /** `waiting` for the server, which takes no more calls in this minute. */
  readonly state: 'running' | 'waiting' | 'done' | 'stopped' | 'failed';
  /** Why it failed. */
  readonly reason: string | null;
}

/** Imports one file at a time, in batches: what was read is kept when it is stopped or fails. */
export function useImport() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const stopped = useRef(false);

  const start = useCallback(
    async (file: File) => {
      stopped.current = false;
      let now: ImportProgress = {
        file: file.name,
        total: 0,
        read: 0,
        added: 0,
        refused: [],
        tagsLeftOut: 0,
        state: 'running',
        reason: null,
      };
      const tell = (change: Partial<ImportProgress>) => {
        now = { ...now, ...change };
        setProgress(now);
      };
      tell({});
      try {
        if (file.size > LONGEST_FILE) throw new Error('The file has more than 10 MB. Please take it apart.');
        const all = fileRecords(await textOf(file), file.name);
        if (all.length === 0) throw new Error('There is no structure in this file.');
        tell({ total: all.length, tagsLeftOut: all.reduce((sum, record) => sum + record.tagsLeftOut, 0) });
        for (let first = 0; first < all.length && !stopped.current; first += MOST_IMPORTED_AT_ONCE) {
          const batch = all.slice(first, first + MOST_IMPORTED_AT_ONCE);
          const records = batch.map(({ name, text, tags }) => ({ name, text, tags }));
          const answer = await whenThereIsRoom(
            () => importMolecules(records, ''),
            () => {
              tell({ state: 'waiting' });
              return stopped.current;
            },
          );
          const refused = answer.refused.map(({ index, name, reason }) => {
            const { line = 0, text = '' } = batch[index] ?? {};
            return { line, name, text, reason };
          });
          const added = now.added + answer.added;
          tell({ read: first + batch.length, added, refused: [...now.refused, ...refused], state: 'running' });
        }
        tell({ state: stopped.current ? 'stopped' : 'done' });
      } catch (error) {
        tell(stopped.current ? { state: 'stopped' } : { state: 'failed', reason: reasonOf(error) });
      }
      await client.invalidateQueries({ queryKey: keys.molecules });
    },
    [client],
  );
  const stop = () => {
    stopped.current = true;
  };
  return { progress, start, stop, close: () => setProgress(null) };
}

function textOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsText(file);
  });
}
