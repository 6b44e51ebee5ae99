import { amount } from './amount/definition.js';
import { bundle } from './bundle/definition.js';
import type { DiscountKind } from './contract.js';
import { delivery } from './delivery/definition.js';
import { gift } from './gift/definition.js';
import { percent } from './percent/definition.js';
import { price } from './price/definition.js';
import { tiers } from './tiers/definition.js';

/** Every kind of discount, in the order in which the panel offers them. */
export const DISCOUNT_KINDS: readonly DiscountKind[] = [
  percent,
  amount,
  price,
  delivery,
  bundle,
  tiers,
  gift,
];

/** Undefined for a kind that the shop had once, or never. */
export const kindOf = (name: string): DiscountKind | undefined =>
  DISCOUNT_KINDS.find((kind) => kind.name === name);
