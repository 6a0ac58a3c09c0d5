import { type QueryStatusAnswer, queryCalls, queryStatusAnswer } from '@retron/contract';
import { addressOf } from './address.ts';
import { openStream } from './open-stream.ts';

export interface QueryEventHandlers {
  /** Each message also tells where the tree grew, at first after this suggestion; undefined for those who need not know. */
  readonly since: number | undefined;
  readonly onStatus: (status: QueryStatusAnswer) => void;
  /** The stream cannot be used (any longer): ask by polling instead. */
  readonly onUnavailable: () => void;
}

/**
 * Follows a running query by server-sent events, where a page has room for one more stream.
 *
 * @returns a function that ends the stream
 */
export function followQuery(queryId: number, { since, onStatus, onUnavailable }: QueryEventHandlers): () => void {
  const stream = openStream(addressOf(queryCalls.follow, { params: { id: queryId }, query: { since } }));
  if (stream === null) {
    onUnavailable();
    return () => {};
  }
  const { source, close } = stream;
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
