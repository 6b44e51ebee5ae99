import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { OWN_LINES } from '../../kernel/own-lines.js';
import { BUYER, JACKET } from '../testing/bought.js';
import { anOffer, shelf } from '../testing/shelf.js';
import type { OwnLine } from './ports.js';
import { orderDraft } from './purchase.js';
import type { QuoteRequest } from './quote.js';
import { replayReceipt } from './replay-receipt.js';

const ENGRAVING: OwnLine = {
  ...{ variantId: 'engraving', name: 'Engraving', price: Money.ofCents(1_250), quantity: 2 },
  ...{ taxCategory: 'reduced', isShipped: false, grams: 0 },
};

let scene: Awaited<ReturnType<typeof shelf>>;
beforeEach(async () => {
  scene = await shelf();
  scene.baskets.offers = [anOffer()];
});
const quote = (more: Partial<QuoteRequest> = {}) =>
  scene.quotes.quoteBasket({
    ...{ accountId: BUYER.id, items: [{ _id: JACKET, quantity: 1 }], ownLines: [ENGRAVING] },
    ...more,
  });

describe('lines that are no goods of the catalogue', () => {
  it('cost what was agreed, beside goods or alone', async () => {
    const { receipt, lines } = await quote();
    expect(receipt.lines.map(({ name, total }) => [name, total.cents])).toEqual([
      ['Jacket', 9_000],
      ['Engraving', 2_500],
    ]);
    expect(lines[1]).toMatchObject({ offer: { productId: OWN_LINES, available: null }, cartLineId: null });
    expect((await quote({ items: [] })).receipt.total.cents).toBe(2_500);
    await expect(quote({ items: [], ownLines: [] })).rejects.toThrow('Your cart is empty');
  });

  it('are lowered by no coupon, which takes its part of the goods, and found again by a replay', async () => {
    const { receipt } = await quote({ couponCode: 'TENOFF' });
    expect(receipt.lines.map(({ total }) => total.cents)).toEqual([8_100, 2_500]);
    expect(receipt.rules?.goods).toMatchObject([{ category: 'standard' }, { isOwnLine: true }]);
    expect(replayReceipt(receipt)).toEqual({ from: 'rules', differences: [] });
    await expect(quote({ items: [], couponCode: 'TENOFF' })).rejects.toThrow();
  });

  it('are taxed by their own category', async () => {
    const rules = (await quote()).receipt.rules?.goods;
    expect(rules?.map(({ category, isNotSent }) => [category, isNotSent])).toEqual([
      ['standard', undefined],
      ['reduced', true],
    ]);
  });

  it('are sent where they are things, and ask for no delivery where they are not', async () => {
    expect((await quote({ items: [] })).delivery).toBeNull();
    const sent = await quote({ items: [], ownLines: [{ ...ENGRAVING, isShipped: true }] });
    expect(sent.delivery?.name).toBe('Standard');
    const buy = { accountId: BUYER.id, name: 'Ann', method: 'card', contact: { email: '', phone: '' } };
    const draft = orderDraft(
      'o1',
      { ...buy, shippingAddress: null, networks: [] },
      await quote(),
      new Date(),
    );
    expect(draft.lines.map(({ needsDelivery }) => needsDelivery)).toEqual([true, false]);
  });
});
