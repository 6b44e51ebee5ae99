import { describe, expect, it } from '@jest/globals';
import {
  CartFull,
  CartLineNotFound,
  MOST_LINES,
  NotEnoughStock,
  NotForSale,
  TooManyPerLine,
} from '../domain/refusals.js';
import { InMemoryCarts, type Sold } from '../testing/in-memory-carts.js';
import { AddToCart } from './add-to-cart.js';
import { OwnCart } from './own-cart.js';
import type { OwnHolds } from './ports.js';

const offer = (productId: string, stock: number | null): Sold => ({
  ...{ productId, variantId: `${productId}-m`, price: 10, stock },
});

function shop(sold: Sold[], held: Record<string, number> = {}) {
  const carts = new InMemoryCarts(sold);
  const ownHolds: OwnHolds = { of: () => Promise.resolve(new Map(Object.entries(held))) };
  const toCart = new AddToCart(carts);
  const put = (productId: string, quantity = 1) =>
    toCart.execute({ accountId: 'ann', productId, quantity }).catch((error: unknown) => error);
  return { carts, put, own: new OwnCart(carts, ownHolds) };
}

describe('putting things into the cart', () => {
  it('says why nothing was put in', async () => {
    const { put } = shop([offer('jacket', 3), offer('sock', null)]);
    expect(await put('jacket', 2)).toMatchObject({ quantity: 2 });
    expect(await put('jacket', 2)).toBeInstanceOf(NotEnoughStock);
    expect(await put('sock', 99)).toMatchObject({ quantity: 99 });
    expect(await put('sock')).toBeInstanceOf(TooManyPerLine);
    expect(await put('ghost')).toBeInstanceOf(NotForSale);
  });

  it('takes no new thing into a full cart, and more of what is in it', async () => {
    const things = Array.from({ length: MOST_LINES + 1 }, (_, index) => offer(`thing-${index}`, 5));
    const { put } = shop([...things, offer('gone', 0)]);
    for (let index = 0; index < MOST_LINES; index += 1) await put(`thing-${index}`);
    expect(await put(`thing-${MOST_LINES}`)).toBeInstanceOf(CartFull);
    expect(await put('gone')).toBeInstanceOf(NotEnoughStock);
    expect(await put('thing-0')).toMatchObject({ quantity: 2 });
  });
});

describe('one’s own cart', () => {
  it('counts what its own waiting order holds as there, and only where it is short', async () => {
    const jacket = offer('jacket', 2);
    const { put, own } = shop([jacket, offer('sock', 9)], { 'jacket-m': 2, 'sock-m': 5 });
    await put('jacket', 2);
    await put('sock', 2);
    jacket.stock = 0;
    expect((await own.show('ann')).map(({ stock }) => stock)).toEqual([2, 9]);
  });

  it('refuses a quantity that is not there, and a line that is not its own', async () => {
    const { carts, put, own } = shop([offer('jacket', 3)]);
    await put('jacket', 2);
    const id = (await carts.lines('ann'))[0]?.id ?? '';
    await expect(own.setQuantity('ann', id, 4)).rejects.toBeInstanceOf(NotEnoughStock);
    await expect(own.setQuantity('bob', id, 1)).rejects.toBeInstanceOf(CartLineNotFound);
    await expect(own.remove('bob', id)).rejects.toBeInstanceOf(CartLineNotFound);
    expect(await own.setQuantity('ann', id, 3)).toMatchObject({ quantity: 3 });
  });
});
