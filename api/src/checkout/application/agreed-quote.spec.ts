import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paidInCash } from '../../kernel/cash-rounding.js';
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
        baskets.offers = quote.lines.map(({ offer: { variantId } }) => anOffer({ variantId }));
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
});
