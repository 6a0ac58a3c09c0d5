import { commentCalls } from '@retron/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressOf } from './address.ts';
import { keys } from './keys.ts';
import { type OpenStream, openStream } from './open-stream.ts';

/** Until a stream is tried again for which there was no room, or that the server or something on the way refused. */
const AGAIN_MS = 30_000;

/**
 * Loads comments of a project and its queries again when anybody writes or deletes one. Only while the page is in sight: a hidden one
 * needs no connection, and is told on its return what it missed.
 */
export function useLiveComments(projectId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    let stream: OpenStream | null = null;
    /** The state that is shown, as it was told. */
    let shown: string | null = null;
    const handleMessage = ({ data }: MessageEvent) => {
      const isNews = shown !== null && shown !== data;
      shown = String(data);
      if (!isNews) return;
      void client.invalidateQueries({ queryKey: keys.allComments(projectId) });
      void client.invalidateQueries({ queryKey: keys.projects });
    };
    let again: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(again);
      stream?.close();
      stream = null;
    };
    const follow = () => {
      leave();
      if (document.visibilityState === 'hidden') return;
      stream = openStream(addressOf(commentCalls.follow, { params: { id: projectId } }));
      if (stream === null) {
        again = setTimeout(follow, AGAIN_MS);
        return;
      }
      const { source } = stream;
      source.onmessage = handleMessage;
      source.onerror = () => {
        // One that merely broke off is begun again by the browser.
        if (source.readyState !== EventSource.CLOSED) return;
        leave();
        again = setTimeout(follow, AGAIN_MS);
      };
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      leave();
    };
  }, [client, projectId]);
}
