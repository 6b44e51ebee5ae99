import { ApiError } from '../platform/api/api-error';
import type { ProductCard } from '../platform/api/types';
import { type TileProduct, toTile } from './tile-product';

/** A list that arrived, or why it did not: `http` with the server's words, or `network`. Never throws. */
export type ListOutcome =
  | { ok: true; products: TileProduct[]; message: string }
  | { ok: false; reason: 'http' | 'network'; message: string };

/** The list without what `shown` shows already, unless too little (fewer than `least`) would be left of it. */
export function without(list: ListOutcome, shown: ListOutcome, least: number): ListOutcome {
  if (!list.ok || !shown.ok) return list;
  const seen = new Set(shown.products.map((product) => product._id));
  const products = list.products.filter((product) => !seen.has(product._id));
  return products.length < least ? list : { ...list, products };
}

/** The first so many of the list, what can be bought before what is sold out. */
export function soldOutLast(list: ListOutcome, most: number): ListOutcome {
  if (!list.ok) return list;
  const inOrder = list.products.toSorted((a, b) => Number(b.inStock) - Number(a.inStock));
  return { ...list, products: inOrder.slice(0, most) };
}

/** Waits for a list; a failure is an outcome, so that one dead section never takes the page with it. */
export async function loadList(
  call: Promise<{ data: ProductCard[]; message?: string }>,
): Promise<ListOutcome> {
  try {
    const { data, message = '' } = await call;
    return { ok: true, products: data.map(toTile), message };
  } catch (error) {
    const known = error instanceof ApiError && !error.isNetwork;
    return { ok: false, reason: known ? 'http' : 'network', message: known ? error.message : '' };
  }
}
