import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../api/src/kernel/currency.js';
import { DELIVERY_WAYS } from '../../api/src/kernel/delivery-way.js';
import { Money } from '../../api/src/kernel/money.js';
import { translated } from '../../api/src/platform/languages/folders.js';
import { tongueOf } from '../../api/src/platform/languages/tongues.js';
import { METHODS } from '../../api/src/payments/methods/index.js';
import { RETURN_STATES } from '../../api/src/returns/domain/return-states.js';

const API = new URL('../../api/src/', import.meta.url);
const [NONE, SOME] = [0, 5].map((amount) => Money.fromDecimal(amount, 'amount', Currency.of('USD')));
/** Names stay as they are, and what German calls so itself. */
const NAMES =
  /^(|Flutterwave|M-Pesa|PayPal|MTN MoMo|Mobile Money|Visa|Mastercard|American Express|Visa, Mastercard, American Express)$/;

const ofMethods = METHODS.flatMap(({ label, checkout, howPaid, refundsTo, placed }) => [
  ...[label, checkout.label, ...checkout.marks, howPaid, refundsTo.buyer],
  ...[0, 40, 100].flatMap((percent) => [
    checkout.secured(percent),
    ...DELIVERY_WAYS.map((way) => checkout.note(percent, way)),
  ]),
  ...DELIVERY_WAYS.flatMap((way) =>
    [NONE, SOME].flatMap((now) => [NONE, SOME].map((later) => placed(now as Money, later as Money, way))),
  ),
]);

/** What calls of shoppers say when they have done it, as it stands in their code. */
const ofCalls = globSync('*/adapters/http/*.controller.ts', { cwd: API })
  .filter((file) => !/\/admin-|product-writes|-imports\.controller|setup\.controller/.test(file))
  .flatMap((file) => [...readFileSync(new URL(file, API), 'utf8').matchAll(/message:\s*'([^']+\s[^']+)'/g)])
  .map(([, sentence = '']) => sentence)
  .filter((sentence) => !/\bmust\b|at most/.test(sentence));

const ofHistory = [
  ...['Order placed', 'Delivered', 'Picked up', 'Handed to DHL, tracking number 1Z99', 'Order confirmed'],
  ...[
    'Out for delivery with Ann',
    'Ready for pickup at 1 Allee',
    '$5.00 refunded',
    'A refund of $5.00 is on its way',
  ],
  ...[
    'A refund of $5.00 is on its way, for 1 × Shirt',
    'Payment of $5.00 received by card',
    'Order cancelled',
  ],
  ...RETURN_STATES.map((state) => `Return ${state}: 1 × Shirt`),
];

describe('what the shop says to shoppers beside refusals', () => {
  it('is found', () => {
    expect(ofCalls).toContain('Added to cart');
    expect(ofCalls.length).toBeGreaterThan(25);
  });

  it.each(translated())('is said in %s', (tag) => {
    const tongue = tongueOf(tag);
    const all = [...new Set([...ofMethods, ...ofCalls, ...ofHistory])].filter((text) => !NAMES.test(text));
    expect(all.filter((sentence) => tongue.sentence(sentence) === sentence)).toEqual([]);
  });

  it('keeps what was told, and names a way to pay in the same language', () => {
    expect(tongueOf('fr').sentence('Payment of $5.00 received by card')).toMatch(
      /^Paiement de 5,00\s\$ reçu par carte$/,
    );
    expect(tongueOf('de').sentence('40% now, the rest on delivery')).toMatch(/^40 % jetzt/);
  });
});
