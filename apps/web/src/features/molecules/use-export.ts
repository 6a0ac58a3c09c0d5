import type { WireMolecule } from '@retron/contract';
import { useCallback, useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import {
  type MoleculeListParameters,
  type MoleculeStep,
  molfilesOfMolecules,
  readMoleculePage,
  readMoleculesAfter,
} from '../../api/molecules.ts';
import { whenThereIsRoom } from '../../api/when-there-is-room.ts';
import { downloadFile } from '../../components/text/download-text.ts';
import { fileHead, type MoleculeFile, sdfRecord, smilesRecord, tableRecord } from './molecule-files.ts';

/** An export under way or done. */
export interface ExportProgress {
  readonly file: string;
  readonly total: number;
  readonly written: number;
  /** Molecules without a molfile, which an SDfile needs: they have no drawing, or were deleted or renamed meanwhile. */
  readonly leftOut: number;
  readonly state: 'running' | 'waiting' | 'done' | 'stopped' | 'failed';
  /** Why it failed. */
  readonly reason: string | null;
}

/** What is taken away: some molecules, or all that a list asks for. */
export type Exported = { readonly molecules: readonly WireMolecule[] } | { readonly list: MoleculeListParameters };

/** Molecules of one step. */
const AT_ONCE = 200;

/** Writes molecules into one file at a time, step by step; a file that is stopped or fails is not saved. */
export function useExport() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const stopped = useRef(false);

  const start = useCallback(async (what: Exported, { format, ending, type }: MoleculeFile) => {
    stopped.current = false;
    const file = `molecules.${ending}`;
    let now: ExportProgress = { file, total: 0, written: 0, leftOut: 0, state: 'running', reason: null };
    const tell = (change: Partial<ExportProgress>) => {
      now = { ...now, ...change };
      setProgress(now);
    };
    const ask = <T>(work: () => Promise<T>) =>
      whenThereIsRoom(work, () => {
        tell({ state: 'waiting' });
        return stopped.current;
      });
    tell({});
    // Kept by the browser beside the page's own memory, on the disk where there are many.
    const parts = [new Blob([fileHead(format)])];
    try {
      for await (const { molecules, total } of steps(what, ask)) {
        const written = format === 'sdf' ? await sdf(molecules, ask) : molecules.map(format === 'csv' ? tableRecord : smilesRecord);
        if (stopped.current) return tell({ state: 'stopped' });
        const records = written.filter((record) => record !== null);
        parts.push(new Blob(records));
        const leftOut = now.leftOut + molecules.length - records.length;
        tell({
          total: Math.max(total, now.written + records.length + leftOut),
          written: now.written + records.length,
          leftOut,
          state: 'running',
        });
      }
      downloadFile(file, parts, type);
      tell({ state: 'done' });
    } catch (error) {
      tell(stopped.current ? { state: 'stopped' } : { state: 'failed', reason: reasonOf(error) });
    }
  }, []);
  const stop = () => {
    stopped.current = true;
  };
  return { progress, start, stop, close: () => setProgress(null) };
}

type Ask = <T>(work: () => Promise<T>) => Promise<T>;

/** In steps of at most 200; a list is read behind the molecule that was read last, so that none is met twice or, as others are deleted meanwhile, left out. */
async function* steps(what: Exported, ask: Ask): AsyncGenerator<{ readonly molecules: readonly WireMolecule[]; readonly total: number }> {
  if ('molecules' in what) {
    const { molecules } = what;
    for (let first = 0; first < molecules.length; first += AT_ONCE) {
      yield { molecules: molecules.slice(first, first + AT_ONCE), total: molecules.length };
    }
    return;
  }
  const { page: _page, per_page: _perPage, sort: _sort, order: _order, ...search } = what.list;
  const { total } = await ask(() => readMoleculePage({ ...what.list, page: 1, per_page: 1 }));
  for (let after: number | null = 0; after !== null; ) {
    const step: MoleculeStep = await ask(() => readMoleculesAfter(after ?? 0, { ...search, limit: AT_ONCE }));
    if (step.molecules.length > 0) yield { molecules: step.molecules, total };
    after = step.last;
  }
}

async function sdf(molecules: readonly WireMolecule[], ask: Ask): Promise<readonly (string | null)[]> {
  const molfiles = await ask(() => molfilesOfMolecules(molecules.map(({ name }) => name)));
  return molecules.map((each, index) => {
    const molfile = molfiles[index] ?? null;
    return molfile === null ? null : sdfRecord(each, molfile);
  });
}
