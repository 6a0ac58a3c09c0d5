import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: tests look at the answers of many calls
  readonly body: any;
}

export interface ClientOptions {
  /** Certificate that is trusted. */
  readonly ca?: string;
  /** Address of this machine that calls come from. */
  readonly localAddress?: string;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls Retron over real connections, one for each call, and keeps cookie and CSRF token as a browser does. */
export class HttpClient {
  readonly #address: string;
  readonly #options: ClientOptions;
  #cookie = '';
  #csrfToken = '';

  /** @param address - such as `https://localhost:8443`, without a path */
  constructor(address: string, options: ClientOptions = {}) {
    this.#address = address;
    this.#options = options;
  }

  /** The same signed-in user at another address. @param headers - sent with every call there */
  at(address: string, headers: Readonly<Record<string, string>> = {}): HttpClient {
    const other = new HttpClient(address, { ...this.#options, headers: { ...this.#options.headers, ...headers } });
    other.#cookie = this.#cookie;
    other.#csrfToken = this.#csrfToken;
    return other;
  }

  /** The answer once its headers are there; its body is still to be read. */
  open(method: string, path: string, body?: object): Promise<IncomingMessage> {
    const url = new URL(path, this.#address);
    const headers = {
      ...this.#options.headers,
      origin: this.#address,
      ...(this.#cookie === '' ? {} : { cookie: this.#cookie, 'x-csrf-token': this.#csrfToken }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const { localAddress, ca } = this.#options;
    const options = { method, headers, agent: false, ...(localAddress ? { localAddress } : {}), ...(ca ? { ca } : {}) } as const;
    return new Promise((resolve, reject) => {
      const sent = (url.protocol === 'https:' ? tlsRequest : plainRequest)(url, options, resolve);
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  async call(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await this.open(method, path, body);
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) text += chunk;
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode as number, headers: answer.headers, body: isJson && text !== '' ? JSON.parse(text) : text };
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  async signIn(username: string, password: string): Promise<Answer> {
    const answer = await this.call('POST', '/app/login', { username, password });
    this.#cookie = answer.headers['set-cookie']?.[0].split(';')[0] ?? '';
    this.#csrfToken = answer.body.csrfToken ?? '';
    return answer;
  }
}
