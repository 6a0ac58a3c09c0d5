import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const CLIENT = { id: 'retron', secret: 'a secret of client and provider' } as const;

/** A real OpenID Connect provider on this machine, at which everybody signs in under any name, without a password. */
export interface TestIdentityProvider {
  readonly issuer: string;
  /** What it claims of a user from now on, beside `sub`; the login there is the `sub`. */
  claim(login: string, claims: Readonly<Record<string, unknown>>): void;
  close(): Promise<void>;
}

/** @param publicUrl - of the product, for the addresses that the provider sends browsers back to */
export async function startTestIdentityProvider(publicUrl: string): Promise<TestIdentityProvider> {
  const claims = new Map<string, Readonly<Record<string, unknown>>>();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${publicUrl}/app/login/auth/return`],
        post_logout_redirect_uris: [`${publicUrl}/app/login`],
      },
    ],
    cookies: { keys: ['a key for tests only'] },
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'groups'], email: ['email', 'email_verified'] },
    // The library's own pages: a form that takes any name, and one that asks for consent.
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...claims.get(sub), sub }) }),
    // Given by default for tests of its own; short-lived here too.
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  });
  const handle = provider.callback();
  return {
    issuer,
    claim: (login, facts) => void claims.set(login, facts),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Follows a browser's way through the provider: from the address that the product led to, signing in there, back to the product.
 *
 * @returns the address that the provider sends the browser back to; it is not called
 */
export async function signInAtProvider(address: string, login: string): Promise<string> {
  const { origin } = new URL(address);
  const cookies = new Map<string, string>();
  const go = async (url: string, form?: Readonly<Record<string, string>>): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
    const response = await fetch(url, { ...body, redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [pair] = set.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  let url = address;
  for (let step = 0; step < 12; step++) {
    const response = await go(url);
    const leadsTo = response.headers.get('location');
    if (leadsTo !== null) {
      url = new URL(leadsTo, url).href;
      if (new URL(url).origin !== origin) return url;
      continue;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1];
    const action = await go(url, prompt === 'login' ? { prompt, login, password: 'any' } : { prompt: prompt ?? 'consent' });
    url = new URL(action.headers.get('location') ?? '', url).href;
  }
  throw new Error(`The provider does not lead back: ${url}`);
}
