import { addressLines } from '../../kernel/world/address.js';
import type { ShippingAddress } from './snapshots.js';

/** Name and address, a line each. */
export const addressee = (to: ShippingAddress): string[] => [
  `${to.firstName} ${to.lastName}`.trim(),
  ...addressLines(to),
];
