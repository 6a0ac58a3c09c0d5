import { Agent, type ClientRequest, get } from 'node:http';

export interface Listener {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Event streams that are kept open: one that ends is opened again. */
export class EventStreams {
  /** Messages that came. */
  messages = 0;
  /** Times that one ended or was refused, by status. */
  readonly ends = new Map<string, number>();
  readonly #open = new Set<ClientRequest>();
  readonly #agent = new Agent({ keepAlive: false });
  #isClosing = false;

  constructor(address: string, listeners: readonly Listener[]) {
    for (const listener of listeners) this.#listen(address, listener);
  }

  /** How many are open. */
  get count(): number {
    return this.#open.size;
  }

  close(): void {
    this.#isClosing = true;
    for (const request of this.#open) request.destroy();
    this.#agent.destroy();
  }

  #listen(address: string, listener: Listener): void {
    if (this.#isClosing) return;
    const request = get(address + listener.path, { agent: this.#agent, headers: { ...listener.headers } }, (answer) => {
      if (answer.statusCode === 200) this.#open.add(request);
      answer.on('data', (chunk: Buffer) => {
        this.messages += chunk.toString().split('data: ').length - 1;
      });
      answer.on('error', () => undefined); // `close` follows
      answer.on('close', () => again(String(answer.statusCode)));
    });
    const again = (why: string) => {
      this.#open.delete(request);
      if (this.#isClosing) return;
      this.ends.set(why, (this.ends.get(why) ?? 0) + 1);
      setTimeout(() => this.#listen(address, listener), 1000).unref();
    };
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (!this.#open.has(request)) again(error.code ?? error.name);
    });
  }
}
