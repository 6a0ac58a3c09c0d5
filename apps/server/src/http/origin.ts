import type { FastifyRequest } from 'fastify';
import { Problem } from './errors.ts';

export const fromElsewhere = () => new Problem('forbidden', ['This call was sent by a page of another site.']);

/**
 * Whether a browser says that a page of another site sent the request.
 *
 * Browsers that know `Sec-Fetch-Site` send it to addresses with TLS and to this machine; to all others they send `Origin` with what changes
 * something. Programs that are no browsers send neither, and carry no cookies that they were not given.
 */
export function isFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host: sender } = new URL(origin);
  const own = `${protocol}//${host}`;
  // Both read alike: browsers leave out a port that is the usual one.
  return !URL.canParse(own) || new URL(own).host !== sender;
}
