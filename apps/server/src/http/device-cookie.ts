import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'retron_device';
const YEAR_SECONDS = 365 * 24 * 3600;

const nameMark = (username: string): string => createHash('sha256').update(username.trim().toLowerCase()).digest('base64url').slice(0, 22);

/** What names a browser that has signed in under this name before; null for any other. */
export function knownDevice(request: FastifyRequest, username: string): string | null {
  const cookie = request.cookies[COOKIE];
  const unsigned = cookie === undefined ? null : request.unsignCookie(cookie);
  return unsigned?.valid && unsigned.value.startsWith(`${nameMark(username)}.`) ? unsigned.value : null;
}

/** Marks a browser as one that has signed in under this name; it opens nothing. See docs/decisions/sign-in-limits.md. */
export function rememberDevice(reply: FastifyReply, username: string): void {
  const device = knownDevice(reply.request, username) ?? `${nameMark(username)}.${randomBytes(16).toString('base64url')}`;
  void reply.setCookie(COOKIE, device, {
    path: '/app/login',
    httpOnly: true,
    sameSite: 'strict',
    secure: reply.request.protocol === 'https',
    signed: true,
    maxAge: YEAR_SECONDS,
  });
}
