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
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { AddToCart } from './add-to-cart.js';
import { MergeCarts } from './merge-carts.js';
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

describe('merging the cart of a guest at log-in', () => {
  const unit: UnitOfWork = { run: (work) => work(), snapshot: (work) => work() };
  const guestPuts = (carts: InMemoryCarts, productId: string, quantity: number) =>
    carts.add({ accountId: 'guest', productId, quantity });

  it('moves what fits, adds up what both have, and tells what finds no room', async () => {
    const { carts, put } = shop([offer('jacket', 5), offer('sock', null), offer('hat', 1)]);
    await put('jacket', 3);
    await put('sock', 98);
    await guestPuts(carts, 'jacket', 4);
    await guestPuts(carts, 'sock', 3);
    await guestPuts(carts, 'hat', 1);
    const left = await new MergeCarts(carts, unit).execute('ann', 'guest');
    expect(left.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['jacket', 2],
      ['sock', 2],
    ]);
    const quantities = (await carts.lines('ann')).map(({ productId, quantity }) => [productId, quantity]);
    expect(quantities).toEqual([
      ['jacket', 5],
      ['sock', 99],
      ['hat', 1],
    ]);
  });

  it('moves each line once, however often it is asked for', async () => {
    const { carts } = shop([offer('jacket', 5)]);
    await guestPuts(carts, 'jacket', 1);
    const merge = new MergeCarts(carts, unit);
    await merge.execute('ann', 'guest');
    await merge.execute('ann', 'guest');
    expect(await carts.lines('ann')).toMatchObject([{ quantity: 1 }]);
    expect(await carts.lines('guest')).toEqual([]);
  });

  it('tells what is sold out meanwhile', async () => {
    const hat = offer('hat', 1);
    const { carts } = shop([hat]);
    await guestPuts(carts, 'hat', 1);
    hat.stock = 0;
    expect(await new MergeCarts(carts, unit).execute('ann', 'guest')).toMatchObject([{ quantity: 1 }]);
  });
});
