import { createHash, timingSafeEqual } from 'node:crypto';

/** Who asks for figures. */
export interface MetricsReader {
  /** Where the call comes from, as trusted proxies say. */
  readonly address: string;
  readonly authorization: string | undefined;
  /** Whether it came through a proxy, which may be on this machine for callers of anywhere. */
  readonly isForwarded: boolean;
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Figures are told to who carries the token or, where none is set, to who calls from this very machine. */
export function mayReadMetrics({ address, authorization, isForwarded }: MetricsReader, token: string | null): boolean {
  if (token === null) return LOOPBACK.test(address) && !isForwarded;
  const given = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Whether headers tell of a proxy. */
export function isForwarded(headers: Readonly<Record<string, unknown>>): boolean {
  return ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'].some((name) => name in headers);
}
