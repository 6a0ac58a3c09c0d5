import type { MessagePort } from 'node:worker_threads';

/** Functions a thread answers; arguments and values are copied between threads. */
export type ThreadFunctions = Readonly<Record<string, (...args: never[]) => unknown>>;

export interface CallMessage {
  readonly call: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

export type AnswerMessage = { readonly call: number; readonly value: unknown } | { readonly call: number; readonly error: string };

/** What a thread says: that it has started, then its answers. */
export type ThreadMessage = { readonly hasStarted: true } | AnswerMessage;

/** In the thread: answers every call that arrives, in order. A function that throws answers with its message. */
export function answerCalls(port: MessagePort, functions: ThreadFunctions): void {
  port.postMessage({ hasStarted: true } satisfies ThreadMessage);
  port.on('message', async ({ call, name, args }: CallMessage) => {
    try {
      const work = functions[name] as (...given: unknown[]) => unknown;
      port.postMessage({ call, value: await work(...args) } satisfies AnswerMessage);
    } catch (error) {
      port.postMessage({ call, error: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies AnswerMessage);
    }
  });
}
