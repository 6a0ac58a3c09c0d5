/** What became of a call; status 0: it was never sent. After `unknown` what it asked for may have been done or not: no answer came, or one that blames the server. */
export type Reply =
  | { readonly kind: 'acknowledged'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'unknown'; readonly reason: string };

export interface Account {
  readonly username: string;
  readonly password: string;
}

/** How long a client waits for an answer. */
const PATIENCE_MS = 15_000;

/** A signed-in user of the product over HTTP; signs in again whenever its session is not known any more. */
export class Client {
  readonly username: string;
  readonly #address: string;
  readonly #account: Account;
  readonly #onFailure: (what: string) => void;
  #session: Readonly<Record<string, string>> | null = null;

  /** @param onFailure - told of every answer that is not 2xx or 304: its status, or what kept it from coming */
  constructor(address: string, account: Account, onFailure: (what: string) => void = () => undefined) {
    this.#address = address;
    this.#account = account;
    this.#onFailure = onFailure;
    this.username = account.username;
  }

  /** Headers of its session; null before it has signed in. */
  get session(): Readonly<Record<string, string>> | null {
    return this.#session;
  }

  /** Begins a new session. */
  async signIn(): Promise<Reply> {
    const reply = await this.#send('POST', '/app/login', this.#account, {});
    if (reply.kind === 'acknowledged') {
      const { csrfToken } = reply.body as { csrfToken: string };
      this.#session = { cookie: reply.cookie ?? '', 'x-csrf-token': csrfToken };
    }
    return reply;
  }

  async call(method: string, path: string, body?: object, patienceMs = PATIENCE_MS): Promise<Reply> {
    if (this.#session === null) {
      const signedIn = await this.signIn();
      if (this.#session === null) return { kind: 'refused', status: signedIn.kind === 'unknown' ? 0 : signedIn.status, body: null };
    }
    const reply = await this.#send(method, path, body, this.#session, patienceMs);
    if (reply.kind === 'refused' && reply.status === 401) this.#session = null;
    return reply;
  }

  get(path: string, patienceMs?: number): Promise<Reply> {
    return this.call('GET', path, undefined, patienceMs);
  }

  /** Reads; null when no good answer came. */
  async read<T>(path: string): Promise<T | null> {
    const reply = await this.get(path);
    return reply.kind === 'acknowledged' ? (reply.body as T) : null;
  }

  /** Listens to an event stream until it ends, at most so long. */
  async follow(path: string, milliseconds: number): Promise<void> {
    if (this.#session === null) return;
    const stop = AbortSignal.timeout(milliseconds);
    try {
      const answer = await fetch(this.#address + path, { headers: this.#session, signal: stop });
      if (!answer.ok) this.#onFailure(String(answer.status));
      await answer.text();
    } catch (error) {
      if (!stop.aborted) this.#onFailure(reasonOf(error as Error));
    }
  }

  async #send(
    method: string,
    path: string,
    body: object | undefined,
    session: Readonly<Record<string, string>>,
    patienceMs = PATIENCE_MS,
  ): Promise<Reply & { readonly cookie?: string }> {
    try {
      const answer = await fetch(this.#address + path, {
        method,
        headers: { ...session, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      const content = isJson ? await answer.json() : await answer.text();
      if (answer.ok) {
        const cookie = answer.headers.get('set-cookie')?.split(';')[0];
        return { kind: 'acknowledged', status: answer.status, body: content, ...(cookie === undefined ? {} : { cookie }) };
      }
      this.#onFailure(String(answer.status));
      if (answer.status >= 500) return { kind: 'unknown', reason: String(answer.status) };
      return { kind: 'refused', status: answer.status, body: content };
    } catch (error) {
      const reason = reasonOf(error as Error);
      this.#onFailure(reason);
      // Nobody listened, so nothing was asked.
      return reason === 'ECONNREFUSED' ? { kind: 'refused', status: 0, body: null } : { kind: 'unknown', reason };
    }
  }
}

/** The code of what kept an answer from coming, such as ECONNREFUSED. */
function reasonOf(error: Error): string {
  const cause = error.cause as { code?: string } | undefined;
  return cause?.code ?? error.name;
}
