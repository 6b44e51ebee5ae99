import { isIP, isIPv4 } from 'node:net';

/**
 * The IP address in what a proxy wrote, in one spelling: without port, brackets and zone, IPv6 in its short form, and an
 * IPv4 address that is written as IPv6 as itself. Undefined for what is no IP address.
 */
export function ipAddressIn(text: string | undefined): string | undefined {
  const written = (text ?? '').trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets] = /^\[([^[\]]*)\](?::\d{1,5})?$/.exec(written) ?? [];
  const [address = ''] = (inBrackets ?? written.replace(/^([\d.]+):\d{1,5}$/, '$1')).split('%');
  if (isIPv4(address)) return address;
  if (isIP(address) === 0) return undefined;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short) ?? [];
  return high && low ? [...bytesOf(high), ...bytesOf(low)].join('.') : short;
}

/**
 * Who a request comes from: the address that the socket shows, or, where `hops` proxies in front are believed, what the
 * outermost of them saw. Each appends to `X-Forwarded-For` whom it saw, so the last entries are theirs; earlier ones are
 * what the visitor claims. What is no IP address ends the walk.
 */
export function visitorAddress(
  socketAddress: string | undefined,
  forwardedFor: string | readonly string[] | undefined,
  hops: number,
): string | undefined {
  const told = [forwardedFor ?? []].flat().join(',').split(',');
  let visitor = ipAddressIn(socketAddress);
  for (let hop = 0; hop < hops; hop += 1) {
    const next = ipAddressIn(told.pop());
    if (!next) break;
    visitor = next;
  }
  return visitor;
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
