import { getCart } from '../platform/api/cart';
import { addToCart } from '../platform/stores/add-to-cart';

/** As many as a cart holds. */
const MOST = 100;
const THING = /^([\da-f-]{36}):([\da-f-]{36}):([1-9]\d?)$/;

const KEY = 'duka.handed-over';
/** Hand-overs that this browser remembers, the newest first. */
const REMEMBERED = 20;

/** How many pieces of each variant have come by a hand-over, by its name. */
type Taken = readonly (readonly [name: string, pieces: Readonly<Record<string, number>>])[];

/** How things are put into the cart: under a name, so that its link puts nothing twice, or only what is not in the cart already. */
type How = { name: string | null; onlyMissing: boolean };

/**
 * Puts things into the cart that a link names (`product:variant:pieces,…`), one after the other; each is told as any other.
 * Of a hand-over with a name nothing is put twice, however often its link is opened. Answers what could not be put, as a link names it.
 */
export async function takeHandedOver(
  named: string,
  { name, onlyMissing }: How,
  signal: AbortSignal,
): Promise<string> {
  const held = onlyMissing ? await heldPieces(signal) : {};
  const rest: string[] = [];
  for (const thing of named.split(',').slice(0, MOST)) {
    const [, productId, variantId, pieces] = THING.exec(thing) ?? [];
    if (!productId || !variantId) continue;
    const quantity = Number(pieces) - takenBy(name, variantId) - (held[variantId] ?? 0);
    if (quantity <= 0) continue;
    const wanted = { productId, variantId, quantity };
    if (signal.aborted || !(await addToCart(wanted, 'after-login', null, signal))) rest.push(thing);
    else if (name) remember(name, variantId, Number(pieces));
  }
  return rest.join(',');
}

async function heldPieces(signal: AbortSignal): Promise<Readonly<Record<string, number>>> {
  const { data } = await getCart(signal);
  return Object.fromEntries(data.map(({ variantId, quantity }) => [variantId, quantity]));
}

const takenBy = (name: string | null, variantId: string): number =>
  read().find(([known]) => known === name)?.[1][variantId] ?? 0;

function read(): Taken {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Taken) : [];
  } catch {
    return [];
  }
}

function remember(name: string, variantId: string, pieces: number): void {
  const before = read();
  const known = before.find(([one]) => one === name)?.[1] ?? {};
  const others = before.filter(([one]) => one !== name).slice(0, REMEMBERED - 1);
  const now: Taken = [[name, { ...known, [variantId]: pieces }], ...others];
  try {
    window.localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage a link that is opened again puts its things again.
  }
}
