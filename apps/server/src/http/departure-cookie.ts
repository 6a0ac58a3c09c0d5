import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Departure } from '../identity/identity-provider.ts';

/** Somebody who left for the provider, and the page they were on their way to. */
export interface Traveller {
  readonly departure: Departure;
  readonly next: string;
}

/** Cookies are signed without their names: what was signed may be another one, and no JSON. */
const traveller = z.preprocess(
  readJson,
  z.object({
    departure: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
    next: z.string(),
  }),
);

function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

const COOKIE = 'retron_departure';
const PATH = '/app/login/auth';
/** How long it may take to sign in there. */
const MOST_SECONDS = 600;

/** Remembers in the browser that it left; signed, read by no page, and sent to the calls that need it alone. */
export function rememberDeparture(reply: FastifyReply, who: Traveller): void {
  void reply.setCookie(COOKIE, JSON.stringify(who), {
    path: PATH,
    httpOnly: true,
    // The provider's redirect is a navigation from elsewhere.
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    signed: true,
    maxAge: MOST_SECONDS,
  });
}

/** Who left with this browser; null: nobody, or too long ago. It is good for one return. */
export function takeDeparture(request: FastifyRequest, reply: FastifyReply): Traveller | null {
  const cookie = request.cookies[COOKIE];
  void reply.clearCookie(COOKIE, { path: PATH });
  const unsigned = cookie === undefined ? null : request.unsignCookie(cookie);
  return unsigned?.valid ? (traveller.safeParse(unsigned.value).data ?? null) : null;
}
