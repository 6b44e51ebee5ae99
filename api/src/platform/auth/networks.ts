import { BlockList, isIP } from 'node:net';

const SIZES = { 4: 32, 6: 128 } as const;

/** An address of an IPv4 network that came by IPv6 is one of IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? '';

function partsOf(network: string): { address: string; size: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [address = '', size, ...more] = network.split('/');
  const version = isIP(address);
  if (more.length > 0 || address.includes('%') || (version !== 4 && version !== 6)) return undefined;
  const bits = size === undefined ? SIZES[version] : Number(size);
  if (size !== undefined && (!/^\d{1,3}$/.test(size) || bits > SIZES[version])) return undefined;
  return { address, size: bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export const isNetwork = (text: string): boolean => partsOf(text) !== undefined;

/** Whether the address is of one of the networks; of no networks, every address is. */
export function isFrom(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const from = plain(address);
  const version = isIP(from);
  if (version === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const parts = partsOf(network);
    if (parts) list.addSubnet(parts.address, parts.size, parts.family);
  }
  return list.check(from, version === 4 ? 'ipv4' : 'ipv6');
}
