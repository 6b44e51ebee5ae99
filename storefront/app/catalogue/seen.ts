import type { ShownProduct as Product } from '../platform/shown-product';
import { TRACES } from '../platform/session/traces';
import { toTilePicture, type TilePicture } from './tile-product';

const KEY = TRACES.seen;
const MOST = 9;

/** What is kept of a product that was looked at: no price, which may have changed since. */
export type Seen = { _id: string; name: string; image: TilePicture | null };

/** The products that were looked at in this browser, the latest first; nobody else is told. */
export function readSeen(): Seen[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Seen[]).filter((one) => one?._id && one.name) : [];
  } catch {
    return [];
  }
}

/** Puts a product first; without storage nothing is remembered, and no draft that staff looks at. */
export function rememberSeen({ _id, name, images }: Pick<Product, '_id' | 'name' | 'images'>): void {
  if (window.location.search.includes('draft=')) return;
  const [first] = images;
  const image = first && toTilePicture(first);
  const others = readSeen().filter((one) => one._id !== _id);
  try {
    const kept: Seen[] = [{ _id, name, image: image ?? null }, ...others].slice(0, MOST);
    window.localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage: the list stays as it was.
  }
}

/** A product that is gone leads nowhere. */
export function forgetSeen(id: string): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(readSeen().filter(({ _id }) => _id !== id)));
  } catch {
    // As above.
  }
}
