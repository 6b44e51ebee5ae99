import { ApiError } from '../platform/api/api-error';
import type { ProductCard } from '../platform/api/types';
import { type TileProduct, toTile } from './tile-product';

/** A list that arrived, or why it did not: `http` with the server's words, or `network`. Never throws. */
export type ListOutcome =
  | { ok: true; products: TileProduct[]; message: string }
  | { ok: false; reason: 'http' | 'network'; message: string };

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
