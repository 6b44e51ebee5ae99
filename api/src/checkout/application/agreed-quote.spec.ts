import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paidInCash } from '../../kernel/cash-rounding.js';
import { storedReceipt } from '../../kernel/stored-receipt.js';
import { anOffer, shelf } from '../testing/shelf.js';
import { orders, quoted, type RandomOrder } from '../testing/random-orders.js';
import { BUYER } from '../testing/bought.js';
import { ItemUnavailable } from '../domain/refusals.js';
import { kept, unkept, type KeptQuote } from './agreed-quote.js';
import type { Buy } from './buy.js';
import { orderDraft } from './purchase.js';
import type { Quote } from './quote.js';

/** The quote of any order, with lines as the checkout has them. */
async function quoteOf(order: RandomOrder): Promise<Quote> {
  const { sold, charged, receipt } = await quoted(order);
  const { to, offers, delivery, takesVatNumber, vatHindrance } = charged;
  const lines = sold.map(({ quantity, variantId, name, unitPrice, listPrice, ownPrice }, at) => ({
    offer: { ...anOffer({ variantId, name, unitPrice, listPrice, ownPrice }), isGiftCard: at % 5 === 4 },
    ...{ quantity, cartLineId: `line-${at}`, seenPrice: 1 },
  }));
  const discounts = [{ id: 'd', version: 3, cents: 5, ownCents: 4, isCounted: true }];
  const coupon = { id: 'c', code: 'SPRING', description: 'Spring' };
  return { lines, receipt, coupon, discounts, to, offers, delivery, takesVatNumber, vatHindrance, vat: null };
}

const buy = { accountId: BUYER.id, method: 'card', contact: { email: '', phone: '' } } as unknown as Buy;
const draftOf = (quote: Quote, of = buy) => orderDraft('o', of, quote, new Date(0));
const overTheWire = (quote: Quote) => unkept(JSON.parse(JSON.stringify(kept(quote))) as KeptQuote);

describe('a quote that was agreed', () => {
  it('becomes an order that is equal to the cent, whatever the shop asks by then', async () => {
    const { quotes, baskets } = await shelf();
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const quote = await quoteOf(order);
        const agreed = overTheWire(quote);
        // the catalogue has other prices now, and the shop has neither that tax, delivery, discount nor rate
        baskets.offers = quote.lines.map(({ offer: { variantId, isGiftCard } }) =>
          anOffer({ variantId, isGiftCard }),
        );
        const then = await quotes.quoteBasket({ accountId: BUYER.id, agreed, isPlacing: true });
        expect(draftOf(then)).toEqual(draftOf(quote));
        expect(then.discounts).toEqual(quote.discounts);
        const cash = { accountId: BUYER.id, agreed, method: 'cash', isPlacing: true };
        const inCash = await quotes.quoteBasket(cash);
        expect(inCash.receipt).toEqual(paidInCash(quote.receipt));
      }),
      { numRuns: 60 },
    );
  });

  it('is of no cart, and compares no price that somebody saw', async () => {
    const [order] = fc.sample(orders, { numRuns: 1, seed: 7 });
    if (!order) throw new Error('no order');
    const { lines } = overTheWire(await quoteOf(order));
    expect(new Set(lines.map(({ cartLineId, seenPrice }) => [cartLineId, seenPrice].join()))).toEqual(
      new Set([',']),
    );
  });

  it('is refused once something of it has left the shop', async () => {
    const { quotes, baskets } = await shelf();
    const [order] = fc.sample(orders, { numRuns: 1, seed: 7 });
    if (!order) throw new Error('no order');
    const agreed = overTheWire(await quoteOf(order));
    baskets.offers = [];
    await expect(quotes.quoteBasket({ accountId: BUYER.id, agreed, isPlacing: true })).rejects.toBeInstanceOf(
      ItemUnavailable,
    );
    expect((await quotes.quoteBasket({ accountId: BUYER.id, agreed })).receipt.total).toEqual(
      agreed.receipt.total,
    );
  });

  it('is sold by the parts of what became a bundle since, and by those of then of what was one', async () => {
    const { quotes, baskets } = await shelf();
    const part = (variantId: string) => ({ variantId, sku: '', name: 'Cup', options: {}, quantity: 2 });
    const [order] = fc.sample(orders, { numRuns: 1, seed: 7 });
    if (!order) throw new Error('no order');
    const quote = await quoteOf(order);
    const was = { ...quote, lines: quote.lines.map((line) => ({ ...line, offer: { ...line.offer } })) };
    const ids = was.lines.map(({ offer }) => offer.variantId);
    const today = was.lines.map(({ offer: { variantId, isGiftCard } }) => ({ variantId, isGiftCard }));
    baskets.offers = today.map((offer) => anOffer({ ...offer, parts: [part('today')] }));
    const partsOf = async (agreed: Quote) => {
      const { lines } = await quotes.quoteBasket({ accountId: BUYER.id, agreed, isPlacing: true });
      return lines.flatMap(({ offer }) => offer.parts?.map(({ variantId }) => variantId));
    };
    expect(await partsOf(overTheWire(was))).toEqual(ids.map(() => 'today'));
    for (const { offer } of was.lines) offer.parts = [part('then')];
    expect(await partsOf(overTheWire(was))).toEqual(ids.map(() => 'then'));
  });

  it.each([true, false])('is not sold as something else where a gift card: %s', async (isGiftCard) => {
    const { quotes, baskets } = await shelf();
    const [order] = fc.sample(orders, { numRuns: 1, seed: 7 });
    if (!order) throw new Error('no order');
    const quote = await quoteOf(order);
    const [first] = quote.lines;
    if (!first) throw new Error('no line');
    const agreed = { ...quote, lines: [{ ...first, offer: { ...first.offer, isGiftCard } }] };
    const { variantId } = first.offer;
    const placed = () => quotes.quoteBasket({ accountId: BUYER.id, agreed, isPlacing: true });
    baskets.offers = [anOffer({ variantId, isGiftCard: !isGiftCard })];
    await expect(placed()).rejects.toMatchObject({ code: 'item_unavailable' });
    baskets.offers = [anOffer({ variantId, isGiftCard })];
    expect((await placed()).receipt).toEqual(agreed.receipt);
  });
});

/** As the first release with quotes has written it. */
const FROZEN = readFileSync(new URL('../testing/quote-of-shape-1.json', import.meta.url), 'utf8');
const frozen = () => JSON.parse(FROZEN) as KeptQuote;

/** What a thing is made of, without how often: `lines.offer.sku`. */
const membersOf = (value: unknown, path = ''): string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => membersOf(one, path))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => membersOf(one, path ? `${path}.${name}` : name))
      : [path];

describe('a quote that an earlier release has kept', () => {
  it.each([1, undefined])('becomes the order that it was then, in shape %s', (shape) => {
    const { shape: _, ...before } = frozen();
    const quote = unkept({ ...before, ...(shape !== undefined && { shape }) });
    const draft = draftOf(quote);
    expect(storedReceipt(draft.receipt)).toEqual(before.receipt);
    expect(draft.receipt.total.toDecimal()).toBe(117.45);
    expect(
      draft.lines.map(({ name, quantity, unitPrice }) => [name, quantity, unitPrice.toDecimal()]),
    ).toEqual([
      ['Jacket', 2, 25.49],
      ['Scarf', 3, 13.33],
      ['Engraving', 2, 12.5],
    ]);
    expect(draft.delivery).toMatchObject({ name: 'Parcel', way: 'parcel', standardCents: 490 });
    expect(quote).toMatchObject({ coupon: { code: 'FIVE' }, discounts: [{ isCounted: false }], vat: null });
  });

  it('has all that one of today has: whoever adds a member raises the shape, and reads this one', async () => {
    const known = new Set(membersOf(frozen().rest));
    const found = await Promise.all(fc.sample(orders, { numRuns: 40, seed: 3 }).map(quoteOf));
    const today = found.flatMap((quote) =>
      membersOf((JSON.parse(JSON.stringify(kept(quote))) as KeptQuote).rest),
    );
    const isKnown = (member: string) => [...known].some((one) => `${one}.`.startsWith(`${member}.`));
    expect([...new Set(today)].filter((member) => !isKnown(member)).toSorted()).toEqual([]);
  });

  it('is no quote of this release where a later one has written it', () => {
    expect(() => unkept({ ...frozen(), shape: 99 })).toThrow('a later release');
  });
});
