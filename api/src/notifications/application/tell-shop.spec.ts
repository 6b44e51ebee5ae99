import { describe, expect, it } from '@jest/globals';
import { compose } from '../domain/mail.js';
import type { Shop } from '../domain/letters.js';
import type { OrderDetails } from '../domain/order-details.js';
import { TellShop } from './tell-shop.js';
import { waits } from './write-letter.js';
import { tongueOf } from '../../platform/languages/tongues.js';

const ORDER: OrderDetails = {
  ...{ orderId: 'o-1', number: 'AB12CD34', token: 'tok', name: 'Amina <b>', email: 'amina@example.com' },
  lines: [{ name: 'Tee', quantity: 2, totalCents: 4_800, options: { Size: 'M' }, image: null, refunded: 0 }],
  ...{ address: ['Amina', '1 Kampala Road'], billing: [] },
  expected: { from: '2026-11-26', to: '2026-11-30' },
  ...{ reductions: [], charges: [], exemption: [], totalCents: 4_800, currency: 'USD', paidCents: 4_800 },
  ...{ refundedCents: 0, paidTo: 'provider', carrier: null, trackingNumber: null },
  ...{ dueNowCents: 4_800, onDeliveryCents: 0, status: 'processing', isPayableOnline: true },
  ...{ way: 'parcel', pickupPlace: '' },
};
const CHANGE = { number: 'EF56AB78', movedCents: 2_000, backCents: 0, isDone: false, left: [] };
const SENDER = { accountId: 'ada', places: [], isOwner: true };
const SHOP = {
  tongue: tongueOf('en'),
  name: 'Duka',
  url: 'https://shop.example',
  supportEmail: 'help@shop.example',
  bankDetails: '',
};

const told = (
  topic: string,
  order: Partial<OrderDetails> = {},
  to: string | undefined = 'owner@shop.example',
  paymentMethod = 'card',
  buyers: Partial<Shop> = {},
) => {
  const facts = { shop: { ...SHOP, ...buyers }, order: { ...ORDER, ...order, sender: SENDER } };
  return new TellShop(
    { read: () => Promise.resolve(to || undefined) },
    { of: (_, language) => Promise.resolve({ ...facts.order, name: `As read in ${language}` }) },
    { read: () => Promise.resolve(SHOP) },
  ).tell(topic, { orderId: 'o-1', paymentMethod }, facts);
};

describe('the mail to the shop about a new order', () => {
  it.each([
    ['card', 'order.paid'],
    ['mobile', 'order.paid'],
    ['cash', 'order.placed'],
    ['bank', 'order.placed'],
  ])('comes once, of an order by %s at %s', async (paymentMethod, topic) => {
    for (const one of ['order.placed', 'order.paid', 'order.shipped'])
      expect((await told(one, {}, undefined, paymentMethod)) !== undefined).toBe(one === topic);
  });

  it('tells number, buyer, lines and total, in plain text and in HTML, and leads to the panel', async () => {
    const letter = await told('order.paid');
    if (!letter) throw new Error('no letter');
    const { to, subject, replyTo, text, html } = compose(letter);
    expect({ to, subject, replyTo }).toEqual({
      to: 'owner@shop.example',
      subject: 'New order AB12CD34: $48.00',
      replyTo: 'amina@example.com',
    });
    for (const word of [
      'AB12CD34',
      'amina@example.com',
      '2 × Tee',
      '$48.00',
      '1 Kampala Road',
      'It is paid.',
    ]) {
      expect(text).toContain(word);
      expect(html).toContain(word);
    }
    expect(text).toContain('https://shop.example/admin/orders/o-1/show');
    expect(html).toContain('href="https://shop.example/admin/orders/o-1/show"');
    expect(html).toContain('Amina &lt;b&gt;');
    expect(text + html).not.toContain('tok');
  });

  it.each<[Partial<OrderDetails>, string]>([
    [{ paidTo: 'staff', paidCents: 0 }, '$48.00 is to be collected.'],
    [{ paidTo: 'staff', paidCents: 1_920 }, '$19.20 is paid, and $28.80 is to be collected.'],
    [{ paidTo: 'account', paidCents: 0 }, '$48.00 is to come by bank transfer.'],
    [{ paidTo: 'staff', paidCents: 0, change: CHANGE }, '$28.00 is to be collected.'],
    [
      { paidTo: 'staff', paidCents: 0, change: CHANGE },
      'It comes for a change of order EF56AB78, which pays $20.00 of it.',
    ],
    [{ paidCents: 4_800, change: { ...CHANGE, isDone: true } }, 'It is paid.'],
  ])('says of %j what money is to come', async (order, words) => {
    const letter = await told('order.placed', order, undefined, 'cash');
    expect(letter && compose(letter).text).toContain(words);
  });

  it('is in the language of the shop, whatever its buyer reads', async () => {
    const french = { tongue: tongueOf('fr'), prefix: '/fr' };
    const textOf = async (buyers: Partial<Shop>) => {
      const letter = await told('order.paid', {}, undefined, 'card', buyers);
      return letter ? compose(letter).text : '';
    };
    expect(await textOf({})).toContain('Amina <b>');
    expect(await textOf(french)).toContain('As read in en');
    expect(await textOf(french)).toContain('It is paid.');
  });

  it('is not written where the shop wants none, nor of what was cancelled meanwhile', async () => {
    expect(await told('order.paid', {}, '')).toBeUndefined();
    expect(await told('order.placed', { status: 'cancelled' }, undefined, 'cash')).toBeUndefined();
  });
});

it.each([
  ['card', {}, true],
  ['card', { changes: 'o-0' }, false],
  ['cash', {}, false],
])(
  'of an order by %s that tells %j, the first letter waits for the payment: %s',
  (paymentMethod, more, isLater) => {
    expect(waits('order.placed', { paymentMethod, ...more })).toBe(isLater);
  },
);
