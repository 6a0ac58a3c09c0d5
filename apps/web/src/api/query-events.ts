import { type QueryStatusAnswer, queryCalls, queryStatusAnswer } from '@retron/contract';
import { addressOf } from './address.ts';

/** A browser opens few connections to one host; the rest must stay free for calls. */
const MAX_STREAMS = 2;
let openStreams = 0;

export interface QueryEventHandlers {
  /** Each message also tells where the tree grew, at first after this suggestion; undefined for those who need not know. */
  readonly since: number | undefined;
  readonly onStatus: (status: QueryStatusAnswer) => void;
  /** The stream cannot be used (any longer): ask by polling instead. */
  readonly onUnavailable: () => void;
}

/**
 * Follows a running query by server-sent events. At most two streams are open at once; one more is unavailable at once.
 *
 * @returns a function that ends the stream
 */
export function followQuery(queryId: number, { since, onStatus, onUnavailable }: QueryEventHandlers): () => void {
  if (typeof EventSource === 'undefined' || openStreams >= MAX_STREAMS) {
    onUnavailable();
    return () => {};
  }
  openStreams += 1;
  let isOpen = true;
  const source = new EventSource(addressOf(queryCalls.follow, { params: { id: queryId }, query: { since } }));
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    openStreams -= 1;
    source.close();
  };
  source.onmessage = (event) => {
    const status = readStatus(event.data);
    if (status === null) return;
    onStatus(status);
    if (status.status !== 'Busy') close();
  };
  source.onerror = () => {
    close();
    onUnavailable();
  };
  return close;
}

/** Null for a message of another kind, such as a keep-alive. */
function readStatus(data: unknown): QueryStatusAnswer | null {
  if (typeof data !== 'string') return null;
  try {
    const message = queryStatusAnswer.safeParse(JSON.parse(data));
    return message.success ? message.data : null;
  } catch {
    return null;
  }
}
