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
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { AddToCart } from './add-to-cart.js';
import { MergeCarts } from './merge-carts.js';
import { OwnCart } from './own-cart.js';
import type { OwnHolds } from './ports.js';

const offer = (productId: string, stock: number | null): Sold => ({
  ...{ productId, variantId: `${productId}-m`, price: 10, stock },
});

function shop(sold: Sold[], held: Record<string, number> = {}) {
  const carts = new InMemoryCarts(sold);
  /** Of which lines the holds were asked for. */
  const asked: (readonly string[])[] = [];
  const ownHolds: OwnHolds = {
    of: (_, lineIds) => {
      asked.push(lineIds);
      return Promise.resolve(new Map(Object.entries(held)));
    },
  };
  const toCart = new AddToCart(carts);
  const put = (productId: string, quantity = 1) =>
    toCart.addToCart({ accountId: 'ann', productId, quantity }).catch((error: unknown) => error);
  return { carts, put, own: new OwnCart(carts, ownHolds), asked };
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

  it('is full for any number of a new thing, and takes no more of one thing than a line holds', async () => {
    const things = Array.from({ length: MOST_LINES + 1 }, (_, index) => offer(`thing-${index}`, null));
    const { put } = shop(things);
    await put('thing-0', 98);
    for (let index = 1; index < MOST_LINES; index += 1) await put(`thing-${index}`);
    expect(await put(`thing-${MOST_LINES}`)).toBeInstanceOf(CartFull);
    expect(await put('thing-0', 2)).toBeInstanceOf(TooManyPerLine);
    expect(await put('thing-0')).toMatchObject({ quantity: 99 });
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

  it('asks for what waiting orders hold where something is short, and nowhere else', async () => {
    const [jacket, sock] = [offer('jacket', 2), offer('sock', null)];
    const { put, own, asked } = shop([jacket, sock], { 'jacket-m': 2, 'sock-m': 5 });
    await put('jacket', 2);
    await put('sock', 2);
    expect((await own.show('ann')).map(({ stock }) => stock)).toEqual([2, null]);
    expect(asked).toEqual([]);
    jacket.stock = 1;
    const [line] = await own.show('ann');
    expect([line?.stock, asked]).toEqual([3, [[line?.id]]]);
  });

  it('may be made smaller although it is short, and shows what its own order holds', async () => {
    const jacket = offer('jacket', 4);
    const { carts, put, own } = shop([jacket], { 'jacket-m': 2 });
    await put('jacket', 4);
    jacket.stock = 1;
    const id = (await carts.lines('ann'))[0]?.id ?? '';
    expect(await own.setQuantity('ann', id, 3)).toMatchObject({ quantity: 3, stock: 3 });
  });

  it('loses one line, or all of them', async () => {
    const { carts, put, own } = shop([offer('jacket', 3), offer('sock', 9), offer('hat', 1)]);
    for (const thing of ['jacket', 'sock', 'hat']) await put(thing);
    await carts.add({ accountId: 'bob', productId: 'sock', quantity: 1 });
    await own.remove('ann', (await own.show('ann'))[0]?.id ?? '');
    expect((await own.show('ann')).map(({ productId }) => productId)).toEqual(['sock', 'hat']);
    await own.clear('ann');
    expect([await own.show('ann'), await own.show('bob')]).toMatchObject([[], [{ quantity: 1 }]]);
  });

  it('tells what is no longer sold until that is taken out', async () => {
    const hat = offer('hat', 3);
    const { put, own } = shop([hat, offer('sock', 9)]);
    for (const thing of ['hat', 'sock']) await put(thing);
    expect(await own.gone('ann')).toEqual([]);
    hat.isArchived = true;
    expect((await own.show('ann')).map(({ productId }) => productId)).toEqual(['sock']);
    const [gone] = await own.gone('ann');
    expect(gone).toMatchObject({ productId: 'hat', quantity: 1 });
    await own.remove('ann', gone?._id ?? '');
    expect(await own.gone('ann')).toEqual([]);
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
  const unit = new DirectUnitOfWork();
  const followers = { follow: () => Promise.resolve() };
  const guestPuts = (carts: InMemoryCarts, productId: string, quantity: number) =>
    carts.add({ accountId: 'guest', productId, quantity });

  it('moves what fits, adds up what both have, and tells what finds no room', async () => {
    const { carts, put } = shop([offer('jacket', 5), offer('sock', null), offer('hat', 1)]);
    await put('jacket', 3);
    await put('sock', 98);
    await guestPuts(carts, 'jacket', 4);
    await guestPuts(carts, 'sock', 3);
    await guestPuts(carts, 'hat', 1);
    const left = await new MergeCarts(carts, followers, unit).mergeCarts('ann', 'guest');
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
    const merge = new MergeCarts(carts, followers, unit);
    await merge.mergeCarts('ann', 'guest');
    await merge.mergeCarts('ann', 'guest');
    expect(await carts.lines('ann')).toMatchObject([{ quantity: 1 }]);
    expect(await carts.lines('guest')).toEqual([]);
  });

  it('takes along what was agreed to about it', async () => {
    const { carts } = shop([offer('jacket', 5)]);
    const went: string[] = [];
    const told = {
      follow: (from: string, into: string) => Promise.resolve(void went.push(`${from} ${into}`)),
    };
    await new MergeCarts(carts, told, unit).mergeCarts('ann', 'guest');
    expect(went).toEqual(['guest ann']);
  });

  it('tells what is sold out meanwhile', async () => {
    const hat = offer('hat', 1);
    const { carts } = shop([hat]);
    await guestPuts(carts, 'hat', 1);
    hat.stock = 0;
    const left = await new MergeCarts(carts, followers, unit).mergeCarts('ann', 'guest');
    expect(left).toMatchObject([{ quantity: 1 }]);
  });

  it('tells what is no longer sold, once', async () => {
    const hat = offer('hat', 3);
    const { carts } = shop([hat]);
    await guestPuts(carts, 'hat', 2);
    hat.isArchived = true;
    const merge = new MergeCarts(carts, followers, unit);
    expect(await merge.mergeCarts('ann', 'guest')).toMatchObject([{ productId: 'hat', quantity: 2 }]);
    expect(await merge.mergeCarts('ann', 'guest')).toEqual([]);
    expect(await carts.lines('ann')).toEqual([]);
  });

  it('adds to what is in a full cart, and tells of every new thing that finds no room', async () => {
    const things = Array.from({ length: MOST_LINES + 1 }, (_, index) => offer(`thing-${index}`, 5));
    const { carts, put } = shop(things);
    for (let index = 0; index < MOST_LINES; index += 1) await put(`thing-${index}`);
    await guestPuts(carts, 'thing-0', 5);
    await guestPuts(carts, `thing-${MOST_LINES}`, 2);
    const left = await new MergeCarts(carts, followers, unit).mergeCarts('ann', 'guest');
    expect(left.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['thing-0', 1],
      [`thing-${MOST_LINES}`, 2],
    ]);
    expect((await carts.lines('ann'))[0]).toMatchObject({ quantity: 5 });
  });
});
