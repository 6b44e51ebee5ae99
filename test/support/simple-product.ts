import { call } from './shopper.js';

interface Card {
  _id: string;
  name: string;
  defaultVariantId: string | null;
}

/** A product that is bought without choosing anything. */
export async function simpleProduct(): Promise<Card> {
  const { data } = await call<{ data: Card[] }>('GET', '/products?limit=100&inStock=true');
  const found = data.find((card) => card.defaultVariantId !== null);
  if (!found) throw new Error('Every product of the demo shop has options');
  return found;
}
