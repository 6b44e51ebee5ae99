import { beforeEach, describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { BUYER, JACKET, SCARF } from '../testing/bought.js';
import { anOffer, shelf } from '../testing/shelf.js';
import { CurrencyUnavailable } from '../domain/refusals.js';
import type { QuoteRequest } from './quote.js';

let scene: Awaited<ReturnType<typeof shelf>>;

/** A jacket at $90.00 instead of $100.00 and two scarves at $4.00 lie in the cart. */
beforeEach(async () => {
  scene = await shelf();
  const four = { listPrice: Money.ofCents(400), unitPrice: Money.ofCents(400) };
  scene.baskets.offers = [anOffer(), anOffer({ variantId: SCARF, productId: 'scarves', ...four })];
  scene.baskets.cart = [
    { id: 'line-1', variantId: JACKET, quantity: 1 },
    { id: 'line-2', variantId: SCARF, quantity: 2 },
  ];
});

const quote = (more: Partial<QuoteRequest> = {}) =>
  scene.quotes.quoteBasket({ accountId: BUYER.id, ...more });

describe('a purchase in another currency', () => {
  const euros = (amount: number) => Money.ofCents(amount, Currency.of('EUR'));

  it('is priced by the rate, where the goods have no price of their own in it', async () => {
    scene.trade('EUR', 0.9);
    const own = { unitPrice: euros(500), listPrice: euros(600) };
    scene.baskets.offers = scene.baskets.offers.map((one) =>
      one.variantId === SCARF ? { ...one, ownPrice: own } : one,
    );
    const { lines, receipt } = await quote({ currency: 'EUR', shippingMethodId: 'Express' });
    expect(lines.map(({ offer }) => [offer.unitPrice, offer.listPrice])).toEqual([
      [euros(8_100), euros(9_000)],
      [euros(500), euros(600)],
    ]);
    expect(receipt.total).toEqual(euros(8_100 + 1_000 + 1_350));
    expect(receipt.rules?.exchange).toMatchObject({ code: 'EUR', rate: 0.9 });
  });

  it('takes off what a coupon of an amount is worth in it', async () => {
    scene.trade('EUR', 0.9);
    scene.coupons.coupon = {
      ...{ ...scene.coupons.coupon, kind: 'amount', percent: null, amount: Money.ofCents(1_000) },
    };
    const { receipt } = await quote({ currency: 'EUR', couponCode: 'TENOFF' });
    expect(receipt.total).toEqual(euros(8_100 + 720 - 900));
    expect(receipt.rules?.coupon?.amount).toBe(900);
  });

  it('is refused where the shop takes none, and is none in the shop’s own', async () => {
    await expect(quote({ currency: 'EUR' })).rejects.toThrow(CurrencyUnavailable);
    scene.trade('USD', 2);
    const { receipt } = await quote({ currency: 'USD' });
    expect([receipt.total, receipt.rules?.exchange]).toEqual([Money.ofCents(9_800), undefined]);
  });
});
