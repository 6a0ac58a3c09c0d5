import type { MessagePort } from 'node:worker_threads';
import { ownThreadId } from './thread-time.ts';

/** Functions a thread answers; arguments and values are copied between threads. */
export type ThreadFunctions = Readonly<Record<string, (...args: never[]) => unknown>>;

/** To a thread: one call at a time. */
export interface CallMessage {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** From a thread: that it has started, with the system's number of it where there is one; then, of the call it works on, how far it is and what came of it. */
export type ThreadMessage =
  | { readonly kind: 'started'; readonly threadId: number | null }
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * In the thread: answers every call that arrives. A function that throws answers with its message.
 *
 * @returns tells the caller how far the call under way is
 */
export function answerCalls(port: MessagePort, functions: ThreadFunctions): (progress: unknown) => void {
  const tell = (message: ThreadMessage) => port.postMessage(message);
  port.on('message', async ({ name, args }: CallMessage) => {
    try {
      const work = functions[name] as (...given: unknown[]) => unknown;
      tell({ kind: 'done', value: await work(...args) });
    } catch (error) {
      tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  tell({ kind: 'started', threadId: ownThreadId() });
  return (progress) => tell({ kind: 'progress', progress });
}
