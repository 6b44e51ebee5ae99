import { useEffect } from 'react';
import { listMyPrices } from './api/accounts';
import { createStore, useStore } from './create-store';
import { useToken } from './session/use-session';
import { usePrices } from './stores/prices';
import type { OwnPrice } from './own-price-said';

/** As many as one call takes. */
const AT_ONCE = 50;

interface Known {
  /** To whom they are told, and in which currency. */
  whose: string;
  /** Null where a product costs what it costs everybody. */
  of: ReadonlyMap<string, OwnPrice | null>;
}

const nothing: Known = { whose: '', of: new Map() };
const known = createStore(nothing);
const wanted = new Set<string>();
const asked = new Set<string>();

/** What somebody pays for a product of a list, at most: tiles that come to stand together are asked for in one call. */
export function useLowestPrice(productId: string): OwnPrice | null {
  const { code } = usePrices();
  const whose = [useToken() ?? '', code ?? ''].join(' ');
  useEffect(() => want(productId, whose, code ?? undefined), [productId, whose, code]);
  const { whose: theirs, of } = useStore(known, nothing);
  return theirs === whose ? (of.get(productId) ?? null) : null;
}

function want(productId: string, whose: string, currency: string | undefined): void {
  if (known.get().whose !== whose) {
    known.set({ whose, of: new Map() });
    for (const one of [wanted, asked]) one.clear();
  }
  if (asked.has(productId)) return;
  asked.add(productId);
  wanted.add(productId);
  if (wanted.size === 1) queueMicrotask(() => void askAll(whose, currency));
}

async function askAll(whose: string, currency: string | undefined): Promise<void> {
  const ids = [...wanted];
  wanted.clear();
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await ask(ids.slice(from, from + AT_ONCE), whose, currency);
}

/** What is not answered is asked for again by the next tile of it. */
async function ask(ids: readonly string[], whose: string, currency: string | undefined): Promise<void> {
  const found = await listMyPrices('products', ids, currency).then(
    ({ data }) => data,
    () => undefined,
  );
  if (known.get().whose !== whose) return;
  if (!found) return ids.forEach((id) => asked.delete(id));
  const of = new Map(known.get().of);
  for (const id of ids) of.set(id, found.find(({ productId }) => productId === id) ?? null);
  known.set({ whose, of });
}
