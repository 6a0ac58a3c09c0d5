import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that one subscriber is given; the other four are theirs to choose. Source: RFC 6177. */
const SUBSCRIBER_GROUPS = 4;

/** What limits count an address as: IPv4 as it is, also where it is written as IPv6, and of IPv6 the /64 network. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split('%')[0].split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, SUBSCRIBER_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
