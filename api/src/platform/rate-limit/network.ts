import { isIPv6 } from 'node:net';

/** Whose hits a limit counts together, and how many times the limit they may make. */
export interface Network {
  key: string;
  times: number;
}

/** A /48 is a site, a home or a company, of up to 65,536 networks, a /64 one of them. */
const HOUSE_TIMES = 8;

/**
 * Whoever has one IPv6 address has a whole /64 of them, often a /48: addresses of one network count together. An IPv4
 * address counts for itself, also when it is written as IPv6.
 */
export function networksOf(ip: string | undefined): Network[] {
  const [address = ''] = (ip ?? 'unknown')
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .split('%');
  if (!isIPv6(address)) return [{ key: address, times: 1 }];
  const groups = groupsOf(address);
  return [
    { key: `${groups.slice(0, 4).join(':')}::/64`, times: 1 },
    { key: `${groups.slice(0, 3).join(':')}::/48`, times: HOUSE_TIMES },
  ];
}

/** The first four of its eight groups, without leading zeros; an IPv4 ending is beyond them. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - before.length - after.length - (address.includes('.') ? 1 : 0);
  const all = [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
  return all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}
