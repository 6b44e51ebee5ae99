import { describe, expect, it } from '@jest/globals';
import { priced } from '../../kernel/own-price.js';
import type { BasketReads } from '../application/ports.js';

/** A shop that sells jackets in two sizes, 10 of each, and scarves without end, to a shopper whose cart is empty. */
export interface BasketsScene {
  baskets: BasketReads;
  accountId: string;
  /** At $100.00; their own price is 95.00 euros. */
  jackets: { productId: string; small: string; large: string };
  /** At $25.00, $20.00 in the sale, wherever it is sold. */
  scarf: { productId: string; variantId: string };
  /** Puts so many into the shopper's cart; answers the line. */
  put: (variantId: string, quantity: number) => Promise<string>;
  /** The product is no longer sold. */
  withdraw: (productId: string) => Promise<void>;
  /** A group to which the shopper belongs, or nobody does, pays 80.00 for a small jacket from two pieces on. */
  priceOf: (whose: 'own' | 'others') => Promise<string>;
  /** An id that nothing has. */
  unknownId: string;
}

/** What everybody who tells what is on sale must do, in memory as in PostgreSQL. */
export function basketsContract(where: string, open: () => Promise<BasketsScene>): void {
  async function filled() {
    const scene = await open();
    const { jackets, scarf, put, baskets, accountId } = scene;
    const lines = [await put(scarf.variantId, 3), await put(jackets.large, 1)] as const;
    const read = (ids?: readonly string[], currency?: string) => baskets.basket(accountId, ids, currency);
    const offered = async (ids?: readonly string[]) =>
      (await read(ids)).offers.map(({ variantId }) => variantId);
    return { ...scene, lines, read, offered };
  }

  describe(`baskets ${where}`, () => {
    it('are the whole cart, the oldest line first, and what in it is on sale', async () => {
      const { lines, jackets, scarf, read } = await filled();
      const { cart, offers } = await read();
      expect(cart).toEqual([
        { id: lines[0], variantId: scarf.variantId, quantity: 3 },
        { id: lines[1], variantId: jackets.large, quantity: 1 },
      ]);
      expect(offers.map(({ variantId }) => variantId).toSorted()).toEqual(
        [scarf.variantId, jackets.large].toSorted(),
      );
      const at = (id: string) => offers.find(({ variantId }) => variantId === id);
      expect(at(scarf.variantId)).toMatchObject({
        ...{ productId: scarf.productId, ...priced(2_000, 20), available: null, ownPrice: null },
      });
      expect(at(jackets.large)).toMatchObject({ ...priced(10_000, 0), available: 10, ownPrice: null });
    });

    it('offer what is named: a line of the cart, a variant, or a product with all its variants', async () => {
      const { lines, jackets, scarf, offered, read, unknownId } = await filled();
      expect(await offered([lines[0]])).toEqual([scarf.variantId]);
      expect(await offered([jackets.small])).toEqual([jackets.small]);
      expect(await offered([jackets.productId])).toEqual([jackets.small, jackets.large]);
      expect(await offered([jackets.productId, jackets.large, lines[1]])).toEqual([
        ...[jackets.small, jackets.large],
      ]);
      expect([await offered([unknownId, 'nothing']), await offered([])]).toEqual([[], []]);
      expect((await read([])).cart).toHaveLength(2);
    });

    it('keep what is no longer sold, and offer it no more', async () => {
      const { lines, scarf, jackets, withdraw, read, offered } = await filled();
      await withdraw(scarf.productId);
      const { cart, offers } = await read();
      expect([cart.length, offers.map(({ variantId }) => variantId)]).toEqual([2, [jackets.large]]);
      for (const id of [lines[0], scarf.variantId, scarf.productId]) expect(await offered([id])).toEqual([]);
    });

    it('tell the prices of the shopper’s groups, and of no others', async () => {
      const { jackets, read, priceOf, baskets, unknownId } = await filled();
      const small = async () => (await read([jackets.small])).offers[0];
      expect(await small()).not.toHaveProperty('groupPrices');
      await priceOf('others');
      expect(await small()).not.toHaveProperty('groupPrices');
      const id = await priceOf('own');
      expect((await small())?.groupPrices).toMatchObject([
        { id, version: 1, from: 2, unitPrice: { cents: 8_000, currency: { code: 'USD' } } },
      ]);
      const { offers } = await baskets.basket(unknownId, [jackets.small]);
      expect(offers[0]).not.toHaveProperty('groupPrices');
    });

    it('tell the own prices in the currency that was asked for, and in no other', async () => {
      const { jackets, scarf, read } = await filled();
      const prices = async (currency?: string) =>
        (await read([jackets.small, scarf.variantId], currency)).offers
          .toSorted((one, other) => other.unitPrice.cents - one.unitPrice.cents)
          .map(({ ownPrice }) => ownPrice);
      expect(await prices('EUR')).toEqual([priced(9_500, 0, 'EUR'), null]);
      expect([await prices('GBP'), await prices()]).toEqual([
        [null, null],
        [null, null],
      ]);
    });
  });
}
