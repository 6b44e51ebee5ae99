import { addressLines } from '../../kernel/world/address.js';
import type { ShippingAddress } from './snapshots.js';

/** Name and address, a line each; `nameOf` as for `addressLines`. */
export const addressee = (to: ShippingAddress, nameOf?: (code: string) => string): string[] => [
  `${to.firstName} ${to.lastName}`.trim(),
  ...addressLines(to, nameOf),
];
