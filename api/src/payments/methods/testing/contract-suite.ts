import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../../kernel/currency.js';
import { valuesOf } from '../../../kernel/declared-variable.js';
import { Money } from '../../../kernel/money.js';
import { METHOD_ICONS } from '../../domain/definition.js';
import { paymentSettings } from '../../testing/payment-settings.js';
import { aTender, anAttempt } from '../../testing/stores-contract.js';
import type { MethodPlugin } from '../contract.js';
import type { ProviderTools } from '../tools.js';

const NAME = /^[a-z][a-z-]{0,29}$/;
const NOW = new Date('2026-11-21T12:00:00Z');
const tools = {
  access: { has: () => false, of: () => ({ secrets: {} }), isSimulated: false, announce: () => undefined },
  values: () => ({}),
  settings: paymentSettings,
  credit: { redeem: () => Promise.resolve(), putBack: () => Promise.resolve() },
  clock: { now: () => NOW },
  ids: { next: () => '0192f1c4-0000-7000-8000-000000000001' },
} as unknown as ProviderTools;

/** What people enter by mistake, and what their patterns may let through. */
const ODD = [
  ...['x', 'a long text of several words', '→ → → → → → → → → →', '0000000000', 'AAAAAAAAAAAAAAAAAAAA'],
  ...['live', 'sandbox', 'test', 'sk_live_x', 'sk_test_→', 'whsec_', 'FLWSECK', 'FLWSECK_TEST-x'],
  ...['ugx', 'UGX', 'USD', 'KWD', 'XXX', 'ABC', '€€€', '   ', '0', '1', '3710', '-1', '1e400', '0.000001'],
  ...['0.0000001', '0.0000000000000001', '999999999.999999', '9'.repeat(30), '9'.repeat(400), 'NaN'],
  ...['https://pay.example', 'https://pay.example/', 'https://pay.example:99999', 'https://1.2.3.999'],
  ...['https://[', 'https://%', 'https://xn--a.example', 'https://a.mtn.com', 'https://xn--a.mtn.com'],
  ...['http://:1', 'https://user@', 'https://:x@y', 'https://', 'javascript:alert(1)'],
];

/** What every way to pay keeps, whoever its provider is. */
export function holdsTheContract(plugin: MethodPlugin): void {
  const make = async () => (await plugin.load()).make(tools);

  describe(`the way to pay ${plugin.name}`, () => {
    it('has names that the database takes, and words for everybody who reads them', () => {
      for (const name of [plugin.name, plugin.provider]) expect(name).toMatch(NAME);
      expect(METHOD_ICONS).toContain(plugin.checkout.icon);
      if (plugin.chosenBy !== 'shopper') return;
      const { label, payments, howPaid, checkout, refundsTo } = plugin;
      const words = [
        label,
        payments,
        howPaid,
        checkout.label,
        checkout.note(40, 'parcel'),
        checkout.secured(40),
      ];
      for (const text of [...words, ...checkout.marks, ...Object.values(refundsTo)])
        expect(text.trim()).not.toBe('');
      expect(plugin.placed(Money.ofCents(2_549), Money.zero, 'parcel')).not.toBe('');
    });

    it('sends shoppers to origins alone, and to none where it has no page', () => {
      const hosts = plugin.hosts({});
      for (const host of hosts) expect(new URL(host).origin).toBe(host);
      if (plugin.next !== 'redirect') expect(hosts).toEqual([]);
    });

    it('breaks no checkout by any value that it takes', async () => {
      for (const { name, pattern, typed, choices } of plugin.variables)
        for (const value of ODD) {
          if (pattern && !pattern.test(value)) continue;
          if ((typed && !typed.pattern.test(value)) || (choices && !choices.includes(value))) continue;
          const values = valuesOf(plugin.variables, { [name]: value });
          for (const host of plugin.hosts(values)) expect(new URL(host).origin).toBe(host);
          const strategy = (await plugin.load()).make({ ...tools, values: () => values });
          for (const code of ['USD', 'UGX', 'KWD', 'JPY', 'EUR']) {
            expect(strategy.takes(code)).toEqual(expect.any(Boolean));
            const limits = strategy.limits(Currency.of(code));
            if (limits) expect(limits.least.cents).toBeGreaterThan(0);
          }
        }
    });

    it('is reached only once what it needs is set', () => {
      const needed = plugin.variables.filter(({ isNeeded }) => isNeeded);
      expect(plugin.access?.({})).toBeUndefined();
      expect(needed.length > 0).toBe(plugin.access !== undefined);
      expect(plugin.contradictions?.({}, 'USD') ?? []).toEqual([]);
    });

    it('is made as it says of itself', async () => {
      const strategy = await make();
      const { method, provider, collectedBy, next } = strategy;
      expect([method, provider, collectedBy, next]).toEqual([
        ...[plugin.name, plugin.provider, plugin.collectedBy, plugin.next],
      ]);
    });

    it('owes exactly the total, by itself', async () => {
      const total = Money.ofCents(2_549);
      const owed = (await make()).tenders(total, 40);
      expect(Money.sum(owed.map(({ amount }) => amount)).equals(total)).toBe(true);
      expect(owed.every((one) => one.method === plugin.name)).toBe(true);
    });

    it('plans nothing where staff collects, and all that a repeat needs where a provider does', async () => {
      const strategy = await make();
      if (plugin.collectedBy === 'shop') {
        expect(() => strategy.plan(PURCHASE, NOW)).toThrow('Invalid payment method');
        const own = strategy.plan({ ...PURCHASE, source: 'credit' }, NOW);
        expect(own).toMatchObject({ provider: plugin.provider, request: { creditId: 'credit' } });
        return;
      }
      const plan = strategy.plan(PURCHASE, NOW);
      if (plugin.collectedBy === 'staff') expect(plan).toBeUndefined();
      else expect(plan?.nextCheckAt?.getTime()).toBeGreaterThan(NOW.getTime());
    });

    it('never takes the end of an attempt for money', async () => {
      if (plugin.collectedBy !== 'staff') return;
      const attempt = anAttempt('attempt', aTender('payment', 'order'));
      const strategy = await make();
      expect((await strategy.stop(attempt)).event).toBe('expired');
      expect((await strategy.read(attempt)).event).toBe('unclear');
    });

    it('believes no message that nobody has signed', async () => {
      const read = await (await make()).messageCalls?.readMessage({ raw: '{}', headers: {} });
      expect(read?.outcome).not.toBe('accepted');
    });
  });
}

const PURCHASE = {
  orderId: 'order',
  orderNumber: 'A1B2C3D4',
  total: Money.ofCents(2_549),
  lines: [{ name: 'Cap', quantity: 1, unitPrice: Money.ofCents(2_549) }],
  discount: Money.zero,
  couponCode: null,
  email: 'ada@example.com',
  mobileNumber: '+256770000123',
};
