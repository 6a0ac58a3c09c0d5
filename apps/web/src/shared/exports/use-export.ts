import { MESSAGES } from '@retron/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { beginExport, type ExportBody, traceExport } from '../../api/exports.ts';
import { keys } from '../../api/keys.ts';
import * as texts from '../../texts/shared/exports.ts';

/** How far the export that was begun last is. */
export type ExportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'busy'; readonly jobid: number }
  | { readonly kind: 'ready'; readonly jobid: number }
  | ExportFailure;

/** `reason` says more where the server did; `jobid` null where it was not even begun. */
interface ExportFailure {
  readonly kind: 'error';
  readonly jobid: number | null;
  readonly message: string;
  readonly reason: string | null;
  /** Only the wait is over here; the server goes on with it. */
  readonly goesOn: boolean;
}

export interface ExportFollower {
  readonly state: ExportState;
  begin(asked: ExportBody): Promise<void>;
}

/**
 * Begins exports and follows the newest until it is READY or has failed.
 *
 * @param pollMs - between two looks
 * @param timeOutMs - after which it counts as failed here; null: never
 */
export function useExport(pollMs: number, timeOutMs: number | null): ExportFollower {
  const client = useQueryClient();
  const [state, setState] = useState<ExportState>({ kind: 'none' });

  const begin = useCallback(
    async (asked: ExportBody) => {
      setState({ kind: 'starting' });
      try {
        setState({ kind: 'busy', jobid: await beginExport(asked) });
      } catch (error) {
        setState({ kind: 'error', jobid: null, message: MESSAGES.exportCreate, reason: reasonOf(error), goesOn: false });
      }
      void client.invalidateQueries({ queryKey: keys.exports });
    },
    [client],
  );

  const busy = state.kind === 'busy' ? state.jobid : null;
  useEffect(() => {
    if (busy === null) return;
    const jobid = busy;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (next: ExportState) => {
      over.abort();
      clearTimeout(timer);
      clearTimeout(patience);
      setState(next);
      void client.invalidateQueries({ queryKey: keys.exports });
    };
    const fail = (message: string, reason: string | null = null) => end({ kind: 'error', jobid, message, reason, goesOn: false });
    const giveUp = () => end({ kind: 'error', jobid, message: MESSAGES.exportTimedOut, reason: null, goesOn: true });
    const look = async () => {
      try {
        const { status, message } = await traceExport(jobid, over.signal);
        if (over.signal.aborted) return;
        if (status === 'READY') end({ kind: 'ready', jobid });
        else if (status === 'ERROR') fail(message === '' ? MESSAGES.exportHasFailed : message);
        else if (status !== 'BUSY') fail(MESSAGES.exportSorry, texts.unknownState(status));
        else timer = setTimeout(() => void look(), pollMs);
      } catch (error) {
        if (!over.signal.aborted) fail(MESSAGES.exportFailed, reasonOf(error));
      }
    };
    timer = setTimeout(() => void look(), pollMs);
    const patience = timeOutMs === null ? undefined : setTimeout(giveUp, timeOutMs);
    return () => {
      over.abort();
      clearTimeout(timer);
      clearTimeout(patience);
    };
  }, [busy, client, pollMs, timeOutMs]);

  return { state, begin };
}
