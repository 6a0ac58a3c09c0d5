import { type CommentsState, commentCalls } from '@retron/contract';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressOf } from './address.ts';
import { keys } from './keys.ts';
import { type OpenStream, openStream } from './open-stream.ts';

/** Until a stream is tried again for which there was no room, or that the server or something on the way refused. */
const AGAIN_MS = 30_000;

/**
 * Loads again what others change on a project: its comments and those on its queries, and which queries there are. When there is nothing
 * to be told any more, the project is asked for anew, and so found to be gone; `useHasLeft` says whether that is because the reader is no
 * member any more. Only while the page is in sight: a hidden one needs no
 * connection, and is told on its return what it missed.
 */
export function useLiveProject(projectId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    let stream: OpenStream | null = null;
    /** The state that is shown, as it was told. */
    let shown: CommentsState | null = null;
    const handleMessage = ({ data }: MessageEvent) => {
      const before = shown;
      const now = JSON.parse(String(data)) as CommentsState;
      shown = now;
      client.setQueryData(keys.leftProject(projectId), false);
      if (before === null) return;
      if (before.count !== now.count || before.newest !== now.newest) {
        void client.invalidateQueries({ queryKey: keys.allComments(projectId) });
        // They say how many comments they have.
        reloadQueries(client, true);
      }
      if (before.queries !== now.queries || before.newestQuery !== now.newestQuery) reloadQueries(client, now.queries < before.queries);
      void client.invalidateQueries({ queryKey: keys.projects });
    };
    let again: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(again);
      stream?.close();
      stream = null;
    };
    /** What is gone for this reader is found to be so. */
    const lookAgain = () => {
      void client.invalidateQueries({ queryKey: keys.project(projectId) });
      reloadQueries(client, true);
    };
    const follow = () => {
      leave();
      if (document.visibilityState === 'hidden') return;
      stream = openStream(addressOf(commentCalls.follow, { params: { id: projectId } }));
      if (stream === null) {
        again = setTimeout(lookAndFollow, AGAIN_MS);
        return;
      }
      const { source } = stream;
      source.onmessage = handleMessage;
      source.addEventListener('left', () => {
        leave();
        client.setQueryData(keys.leftProject(projectId), true);
        lookAgain();
      });
      source.onerror = () => {
        // One that merely broke off is begun again by the browser.
        if (source.readyState !== EventSource.CLOSED) return;
        leave();
        lookAgain();
        again = setTimeout(follow, AGAIN_MS);
      };
    };
    /** Where there is no room for a stream, what it would have told is asked for. */
    const lookAndFollow = () => {
      void client.invalidateQueries({ queryKey: keys.allComments(projectId) });
      void client.invalidateQueries({ queryKey: keys.projects });
      reloadQueries(client, false);
      follow();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      leave();
    };
  }, [client, projectId]);
}

/** Whether the reader was a member of a project and was told to be none any more. */
export function useHasLeft(projectId: number | undefined): boolean {
  const { data } = useQuery({ queryKey: keys.leftProject(projectId ?? 0), queryFn: skipToken, initialData: false });
  return data ?? false;
}

/** The lists of queries, and where their facts may be others those of each that is shown: one that was deleted is found to be so. */
function reloadQueries(client: QueryClient, areFactsOld: boolean): void {
  void client.invalidateQueries({ queryKey: keys.queryLists });
  if (!areFactsOld) return;
  const oneLength = keys.query(0).length;
  void client.invalidateQueries({ queryKey: keys.oneQuery, predicate: ({ queryKey }) => queryKey.length === oneLength });
}
