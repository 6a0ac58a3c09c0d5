import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { type ImportWishes, importMolecules } from '../../api/molecules.ts';
import { whenThereIsRoom } from '../../api/when-there-is-room.ts';
import { batchesOf } from './file-records.ts';
import { recordsOfFile } from './read-file.ts';

interface LeftRecord {
  /** In the file, from 1. */
  readonly line: number;
  readonly name: string;
  readonly text: string;
}

export interface RefusedRecord extends LeftRecord {
  readonly reason: string;
}

/** A record whose structure was there before it. */
export interface KnownRecord extends LeftRecord {
  /** What the molecule is called that was there first. */
  readonly keptAs: string;
  /** Whether that one came from this file as well. */
  readonly isOfFile: boolean;
  /** Tags that it got from this record. */
  readonly tagged: readonly string[];
}

/** An import under way or done. */
export interface ImportProgress {
  readonly file: string;
  readonly total: number;
  readonly read: number;
  readonly added: number;
  readonly refused: readonly RefusedRecord[];
  readonly known: readonly KnownRecord[];
  /** What the reader wanted to be done with known ones. */
  readonly choice: ImportWishes['known'];
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
    async (file: File, wishes: ImportWishes) => {
      stopped.current = false;
      let now: ImportProgress = {
        file: file.name,
        total: 0,
        read: 0,
        added: 0,
        refused: [],
        known: [],
        choice: wishes.known,
        tagsLeftOut: 0,
        state: 'running',
        reason: null,
      };
      const tell = (change: Partial<ImportProgress>) => {
        now = { ...now, ...change };
        setProgress(now);
      };
      tell({});
      const ofFile = new Set<string>();
      try {
        const all = await recordsOfFile(file);
        tell({ total: all.length, tagsLeftOut: all.reduce((sum, record) => sum + record.tagsLeftOut, 0) });
        for (const batch of batchesOf(all)) {
          if (stopped.current) break;
          const answer = await whenThereIsRoom(
            () => importMolecules(batch, wishes),
            () => {
              tell({ state: 'waiting' });
              return stopped.current;
            },
          );
          const placeOf = (index: number) => ({ line: batch[index]?.line ?? 0, text: batch[index]?.text ?? '' });
          const refused = answer.refused.map(({ index, name, reason }) => ({ ...placeOf(index), name, reason }));
          for (const name of answer.names) if (name !== null) ofFile.add(name);
          const known = answer.known.map(({ index, name, keptAs, tagged = [] }) => ({
            ...placeOf(index),
            ...{ name, keptAs, isOfFile: ofFile.has(keptAs), tagged },
          }));
          tell({
            read: now.read + batch.length,
            added: now.added + answer.added,
            refused: [...now.refused, ...refused],
            known: [...now.known, ...known],
            state: 'running',
          });
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
