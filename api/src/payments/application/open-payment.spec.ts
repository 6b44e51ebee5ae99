import { describe, expect, it } from '@jest/globals';
import type { Destination } from '../../kernel/area.js';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { PaymentRule } from '../../kernel/payment-rule.js';
import { InvalidPaymentMethod, PaymentMethodUnavailable, PaymentNotOpen } from '../domain/refusals.js';
import { InMemoryCardGateway } from '../testing/in-memory-card-gateway.js';
import { InMemoryAttempts, InMemoryTenders } from '../testing/in-memory-stores.js';
import { InMemoryWallet } from '../testing/in-memory-wallet.js';
import { paymentSettings } from '../testing/payment-settings.js';
import { aTender, anAttempt } from '../testing/stores-contract.js';
import { CardStrategy } from '../methods/card/card-strategy.js';
import { CashStrategy } from '../methods/cash/cash-strategy.js';
import { MobileStrategy } from '../methods/mobile/mobile-strategy.js';
import { OfferedMethods } from './offered-methods.js';
import { dueNow, OpenPayment } from './open-payment.js';
import { PaymentMethods } from './payment-methods.js';
import type { Purchase } from '../methods/contract.js';

const now = new Date('2026-11-21T12:00:00Z');
const total = Money.ofCents(2_549);
const yen = Money.ofCents(2_549, Currency.of('JPY'));
const GERMANY = { country: 'DE', region: '', postcode: '10115' };
const ORDER = { id: 'order', accountId: 'ann' };
const purchase: Purchase = {
  ...{ orderId: 'order', orderNumber: 'ABCD1234', total, discount: Money.zero, couponCode: null },
  lines: [{ name: 'Jacket', quantity: 1, unitPrice: total }],
  ...{ email: 'ada@example.com', mobileNumber: '+256770000123' },
};

/** A shop that reaches these providers and has these rules. */
function scene(reached: readonly string[] = ['stripe', 'momo'], rules: readonly PaymentRule[] = []) {
  const settings = Object.assign({}, paymentSettings, {
    reaches: (provider: string) => reached.includes(provider),
    paymentRules: () => Promise.resolve(rules),
  });
  const gateway = new InMemoryCardGateway();
  let count = 0;
  const ids = { next: () => `id-${(count += 1)}` };
  const clock = { now: () => now };
  const methods = new PaymentMethods([
    new CardStrategy(gateway, settings),
    new MobileStrategy(new InMemoryWallet(), settings, ids, clock),
    new CashStrategy(settings),
  ]);
  const [payments, attempts] = [new InMemoryTenders(), new InMemoryAttempts()];
  const open = new OpenPayment(methods, payments, attempts, settings, clock, ids);
  const seen = new OfferedMethods(methods, settings);
  const offered = async (code: string, to?: Destination, amount?: Money) =>
    (await seen.of({ currency: Currency.of(code), to, total: amount })).map(({ method }) => method);
  return { payments, attempts, open, offered, gateway, seen };
}

const rule = (changes: Partial<PaymentRule>): PaymentRule => ({
  ...{ method: 'card', isOn: true, areas: [], currencies: [] },
  ...changes,
});

describe('what a purchase will owe', () => {
  it('is all of it now, but for cash, where the shop’s deposit says what is due now', async () => {
    const { open } = scene();
    expect(await open.owed('card', total)).toEqual([{ method: 'card', amount: total, obligation: 'now' }]);
    expect((await open.owed('mobile', total)).map(({ amount }) => amount.cents)).toEqual([2_549]);
    expect(
      (await open.owed('cash', total)).map(({ obligation, amount }) => [obligation, amount.cents]),
    ).toEqual([
      ['now', 1_020],
      ['on-delivery', 1_529],
    ]);
  });

  it('is refused for a way to pay whose provider is not there', async () => {
    await expect(scene(['momo']).open.owed('card', total)).rejects.toThrow(InvalidPaymentMethod);
    await expect(scene(['stripe']).open.owed('mobile', total)).rejects.toThrow(InvalidPaymentMethod);
  });

  it('is refused in a currency that the way to pay does not take: a wallet takes its own and the shop’s', async () => {
    const { open } = scene();
    await expect(open.owed('mobile', yen)).rejects.toThrow(PaymentMethodUnavailable);
    const euros = Money.ofCents(2_549, Currency.of('EUR'));
    expect(await open.owed('mobile', euros)).toHaveLength(1);
    expect(await open.owed('card', yen)).toHaveLength(1);
  });

  it('is refused of an amount that the provider does not take', async () => {
    const { open, gateway } = scene();
    gateway.step = 10;
    await expect(open.owed('card', total)).rejects.toThrow(PaymentMethodUnavailable);
    await expect(open.owed('card', total)).rejects.toThrow('Card payments are made in steps of $0.10.');
    expect(await open.owed('card', Money.ofCents(2_550))).toHaveLength(1);
    gateway.least = 3_000;
    await expect(open.owed('card', Money.ofCents(2_550))).rejects.toThrow('Card payments begin at $30.00.');
    expect(await open.owed('card', Money.zero)).toEqual([]);
    gateway.most = 5_000;
    await expect(open.owed('card', Money.ofCents(5_010))).rejects.toThrow('Card payments go up to $50.00.');
    expect(await open.owed('cash', total)).toHaveLength(2);
  });

  it('is refused where a rule of the shop forbids it', async () => {
    const off = scene(undefined, [rule({ isOn: false })]);
    await expect(off.open.owed('card', total)).rejects.toThrow(PaymentMethodUnavailable);
    expect(await off.open.owed('cash', total)).toHaveLength(2);
    const inUganda = scene(undefined, [rule({ areas: [{ country: 'UG', region: null, postcodes: [] }] })]);
    await expect(inUganda.open.owed('card', total, GERMANY)).rejects.toThrow(PaymentMethodUnavailable);
    expect(await inUganda.open.owed('card', total)).toHaveLength(1);
  });
});

describe('the ways to pay that are offered', () => {
  it('are those whose providers are there', async () => {
    expect(await scene().offered('USD')).toEqual(['card', 'mobile', 'cash']);
    expect(await scene(['momo']).offered('USD')).toEqual(['mobile', 'cash']);
    expect(await scene([]).offered('USD')).toEqual(['cash']);
  });

  it('are those that take the currency and that a rule allows', async () => {
    expect(await scene().offered('JPY')).toEqual(['card', 'cash']);
    const rules = [rule({ method: 'cash', currencies: ['EUR'] })];
    expect(await scene(undefined, rules).offered('USD')).toEqual(['card', 'mobile']);
    expect(await scene(undefined, rules).offered('EUR', GERMANY)).toEqual(['card', 'mobile', 'cash']);
  });
});

describe('opening the payments of an order', () => {
  it('writes down what is owed, and the try to collect what is due now', async () => {
    const { open, payments, attempts } = scene();
    const opened = await open.openPayment(await open.owed('card', total), ORDER, () => purchase);
    const state = { state: 'pending', obligation: 'now' };
    expect(opened.tenders).toEqual([
      { id: 'id-1', orderId: 'order', position: 0, method: 'card', amount: total, ...state },
    ]);
    expect(await payments.ofOrder('order')).toEqual(opened.tenders);
    expect(opened.attempt).toEqual({
      ...{ id: 'id-2', tenderId: 'id-1', orderId: 'order', provider: 'stripe', state: 'creating' },
      ...{ providerRef: null, providerIntent: null, url: null, lastError: null, amount: total },
      ...{ idempotencyKey: 'attempt:id-2', createdAt: now },
      expiresAt: new Date('2026-11-21T12:31:00Z'),
      nextCheckAt: new Date('2026-11-21T12:00:30Z'),
      request: {
        lines: [{ name: 'Jacket', quantity: 1, unitCents: 2_549 }],
        ...{ discountCents: 0, discountLabel: null, email: 'ada@example.com' },
        shopUrl: 'https://shop.example',
      },
    });
    expect(await attempts.ofOrder('order')).toEqual([opened.attempt]);
  });

  it('begins no try for cash, which staff records', async () => {
    const { open, attempts } = scene();
    const opened = await open.openPayment(await open.owed('cash', total), ORDER, () => purchase);
    expect(opened.tenders.map(({ position, state, obligation }) => [position, state, obligation])).toEqual([
      [0, 'pending', 'now'],
      [1, 'pending', 'on-delivery'],
    ]);
    expect(opened.attempt).toBeUndefined();
    expect(await attempts.ofOrder('order')).toEqual([]);
  });

  it.each(['card', 'cash'])('writes nothing where nothing is to be paid, by %s', async (method) => {
    const { open, payments, attempts } = scene();
    const free = { ...purchase, total: Money.zero };
    const opened = await open.openPayment(await open.owed(method, Money.zero), ORDER, () => free);
    expect(opened).toEqual({ tenders: [], taken: [], attempt: undefined });
    expect([await payments.ofOrder('order'), await attempts.ofOrder('order')]).toEqual([[], []]);
  });

  it('begins no try where nothing is due now', async () => {
    const { open } = scene();
    const later = { method: 'card', obligation: 'on-delivery', amount: total } as const;
    const opened = await open.openPayment([later], ORDER, () => purchase);
    expect([opened.attempt, opened.tenders[0]?.state]).toEqual([undefined, 'pending']);
  });

  it('tries again for a payment that failed, which waits again', async () => {
    const { open, payments } = scene();
    const failed = aTender('payment', 'order', { method: 'card', state: 'failed' });
    await payments.add([failed]);
    expect(await open.tryAgain(failed, purchase)).toMatchObject({ tenderId: 'payment', state: 'creating' });
    expect(await payments.find('payment')).toMatchObject({ state: 'pending' });
  });

  it('is not tried twice at once, and then nothing is changed', async () => {
    const { open, payments, attempts } = scene();
    const failed = aTender('payment', 'order', { state: 'failed' });
    await payments.add([failed]);
    await attempts.add(anAttempt('alive', failed, { state: 'processing' }));
    await expect(open.tryAgain(failed, purchase)).rejects.toThrow(PaymentNotOpen);
    expect(await payments.find('payment')).toMatchObject({ state: 'failed' });
    expect(await attempts.ofOrder('order')).toHaveLength(1);
  });

  it('tells what of it is due before the order is prepared', () => {
    const [now1, later] = [aTender('a', 'order'), aTender('b', 'order', { obligation: 'on-delivery' })];
    expect(dueNow([now1, later, aTender('c', 'order', { amount: Money.ofCents(1) })])).toEqual(
      Money.ofCents(2_550),
    );
  });
});
