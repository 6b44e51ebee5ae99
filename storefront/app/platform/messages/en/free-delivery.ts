import { roundMoney } from '../../format';

/** By the shipping rules: from which worth delivery is free, and by which faster method; null for never. */
export type FreeDelivery = { over: number; method: string | null } | null;

/** `Free delivery for orders over $140, even Express`. */
export function freeText(free: FreeDelivery, orders = 'orders'): string {
  if (!free) return 'Delivery days told before you pay';
  if (free.over === 0) return 'Free delivery';
  return `Free delivery for ${orders} over ${roundMoney(free.over)}${free.method ? `, even ${free.method}` : ''}`;
}

/** Whether the usual delivery of goods worth so much costs nothing. */
export const isFreeFor = (free: FreeDelivery, worth: number): boolean =>
  isAlwaysFree(free) || (free !== null && worth >= free.over);

/** Whether the usual delivery costs nothing, whatever is bought. */
export const isAlwaysFree = (free: FreeDelivery): boolean =>
  free !== null && (free.over === 0 || free.method !== null);
