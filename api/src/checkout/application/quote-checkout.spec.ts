import { beforeEach, describe, expect, it } from '@jest/globals';
import { termsOf } from '../../kernel/testing/terms-of.js';
import type { PaymentRule } from '../../kernel/payment-rule.js';
import { OfferedMethods } from '../../payments/application/offered-methods.js';
import { paymentSettings } from '../../payments/testing/payment-settings.js';
import { CheckVatNumber } from '../../tax/application/check-vat-number.js';
import { VatNumberWrong } from '../../tax/domain/refusals.js';
import { BUYER, JACKET } from '../testing/bought.js';
import { anOffer, shelf } from '../testing/shelf.js';
import type { QuoteRequest } from './quote.js';
import { QuoteCheckout } from './quote-checkout.js';

let scene: Awaited<ReturnType<typeof shelf>>;
let rules: PaymentRule[];
let percent: number;

/** A jacket at $90.00 lies in the cart. */
beforeEach(async () => {
  scene = await shelf();
  [rules, percent] = [[], 40];
  scene.baskets.offers = [anOffer()];
  scene.baskets.cart = [{ id: 'line-1', variantId: JACKET, quantity: 1 }];
});

function quote(more: Partial<QuoteRequest> = {}, vatNumber?: string) {
  const { shop, quotes } = scene;
  const settings = Object.assign({}, paymentSettings, {
    paymentRules: () => Promise.resolve(rules),
    depositPercent: () => Promise.resolve(percent),
  });
  const terms = termsOf(() => ({ viesCheck: false, taxNumber: '', acceptedVatNumbers: [] }));
  const digits = {
    areRight: ({ written }: { written: string }) => written !== 'DE136695977',
    isOwn: () => false,
  };
  const checkVat = new CheckVatNumber({} as never, digits, terms, shop.clock);
  const offered = new OfferedMethods(shop.methods, settings);
  const useCase = new QuoteCheckout(
    ...([quotes, shop.methods, offered, settings, checkVat, shop.creditParts] as const),
  );
  return useCase.quoteCheckout({ accountId: BUYER.id, ...more }, vatNumber);
}

describe('what a purchase would cost, before it is placed', () => {
  it('is told for each way to pay, and uses nothing up', async () => {
    const { quote: quoted, cash, offered, wallets } = await quote({ couponCode: 'TENOFF' });
    expect(quoted.receipt.total.cents).toBe(8_100);
    expect(cash.map(({ obligation, amount }) => [obligation, amount.cents])).toEqual([
      ['now', 3_240],
      ['on-delivery', 4_860],
    ]);
    expect(offered).toEqual(['card', 'mobile', 'cash']);
    expect(wallets).toEqual([{ method: 'mobile', quote: { rate: 1, currency: 'EUR', amountCents: 8_100 } }]);
    expect([scene.shop.events, scene.coupons.journal.length]).toEqual([[], 1]);
  });

  it('follows the deposit of the settings', async () => {
    percent = 0;
    expect((await quote()).cash.map(({ amount }) => amount.cents)).toEqual([9_000]);
  });

  it('offers no way to pay that the shop does not take there', async () => {
    const area = { country: 'RW', region: null, postcodes: [] };
    rules = [{ method: 'cash', isOn: true, areas: [area], currencies: [] }];
    expect((await quote()).offered).toEqual(['card', 'mobile']);
    const shippingAddress = { country: 'Rwanda', state: '', zipCode: '' };
    expect((await quote({ shippingAddress })).offered).toEqual(['card', 'mobile', 'cash']);
  });

  it('offers no way to pay that cannot collect this very amount', async () => {
    scene.shop.gateway.step = 1_000;
    expect((await quote()).offered).toEqual(['card', 'mobile', 'cash']);
    const { offered, refused } = await quote({ couponCode: 'TENOFF' });
    expect(offered).toEqual(['mobile', 'cash']);
    expect(refused).toMatchObject([
      {
        strategy: { method: 'card' },
        whyNot: 'between_steps',
        reason: 'Card payments are made in steps of $10.00.',
      },
    ]);
  });

  it('says why a way to pay does not collect it, and is silent of those that the shop does not have', async () => {
    const reasons = async () => (await quote()).refused.map(({ whyNot, reason }) => [whyNot, reason]);
    scene.shop.gateway.least = 9_001;
    expect(await reasons()).toEqual([['below_least', 'Card payments begin at $90.01.']]);
    Object.assign(scene.shop.gateway, { least: 1, most: 8_999 });
    expect(await reasons()).toEqual([['above_most', 'Card payments go up to $89.99.']]);
    rules = [{ method: 'card', isOn: false, areas: [], currencies: [] }];
    expect(await reasons()).toEqual([]);
  });

  it('tells what a wallet would be asked for only in a currency that it takes', async () => {
    scene.trade('GBP', 0.8);
    const pounds = await quote({ currency: 'GBP' });
    expect([pounds.quote.receipt.total.cents, pounds.wallets]).toEqual([7_200, []]);
    rules = [{ method: 'card', isOn: true, areas: [], currencies: ['USD'] }];
    expect((await quote({ currency: 'GBP' })).offered).not.toContain('card');
    expect((await quote()).offered).toContain('card');
  });

  it('takes a VAT number as it was checked, and none that is wrong', async () => {
    const { quote: quoted } = await quote({}, ' de 136695976 ');
    expect(quoted.vat).toMatchObject({ written: 'DE136695976', check: 'offline' });
    expect((await quote()).quote.vat).toBeNull();
    await expect(quote({}, 'DE136695977')).rejects.toThrow(VatNumberWrong);
  });
});
