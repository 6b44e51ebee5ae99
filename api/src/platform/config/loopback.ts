import { isIPv4 } from 'node:net';

/** True for a name or an address that this machine alone can reach. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  return address === 'localhost' || address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}
