import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderDetails } from '../domain/order-details.js';
import { compose, type Mail } from '../domain/mail.js';
import { EXPECTED } from '../testing/expected-letters.js';
import { HOSTILE, QUOTE, SHOP } from '../testing/letter-facts.js';
import { WITHDRAWAL } from './letter-samples.js';
import { MAIL_TOPICS } from './mails.js';
import { WriteLetter } from './write-letter.js';

const ORDER: OrderDetails = {
  currency: 'USD',
  orderId: '0194-order',
  number: 'AB12CD34',
  token: 'order-tok_1',
  name: HOSTILE,
  email: 'amina@example.com',
  lines: [
    {
      name: `Tee ${HOSTILE}`,
      quantity: 2,
      totalCents: 4_800,
      options: { Size: `M ${HOSTILE}` },
      image: null,
      refunded: 0,
    },
  ],
  ...{ address: [`Amina ${HOSTILE}`, '1 Kampala Road'], billing: [] },
  expected: { from: '2026-11-26', to: '2026-11-30' },
  reductions: [],
  charges: [],
  exemption: [],
  totalCents: 4_800,
  paidCents: 4_800,
  refundedCents: 1_250,
  paidTo: 'provider',
  way: 'parcel',
  pickupPlace: '',
  carrier: `UPS ${HOSTILE}`,
  trackingNumber: `1Z${HOSTILE}`,
  ...{ dueNowCents: 4_800, onDeliveryCents: 0, status: 'pending', isPayableOnline: true },
};
const PAYLOAD = {
  ...{ name: HOSTILE, email: 'amina@example.com', from: '', token: 'tok-en_1', product: HOSTILE },
  ...{ userAgent: HOSTILE, state: 'on', passkeys: ['My phone', HOSTILE] },
  ...{ productId: 'p-1', variantId: 'v-1', kept: 'kept@example.com', gone: 'gone@example.com' },
  ...{ code: 'WELCOME-1', percent: 10, answer: `We are sorry ${HOSTILE}` },
  ...{ unsubscribeToken: 'leave.1', currency: 'USD', id: 'm-1', reference: 'M-8A2B4C6D' },
  ...{ role: 'admin', person: 'Eve (eve@example.com)', by: 'owner@example.com' },
  ...{ webhook: 'Books', webhookId: '0194-hook', stopToken: 'stop.1' },
  ...{ number: 'AB12CD34', uses: 5, files: [{ name: 'Guide.pdf', token: 'tok-en_1' }] },
  ...{ subject: HOSTILE, goods: [{ name: 'Mug', sku: 'MUG-1', left: 2 }], isMore: false },
  message: `First line ${HOSTILE}\r\n\r\nSecond line`,
  ...{ pieces: [`1 × ${HOSTILE}`], amountCents: 2_400, handover: 'label', orderId: ORDER.orderId },
  ...QUOTE,
  ...WITHDRAWAL,
};
const SENDER = { accountId: 'ada', places: ['203.0.113.9'], isOwner: true };
const lettersOf = (order: object, mayWrite = true) =>
  new WriteLetter(
    { of: () => Promise.resolve({ ...ORDER, sender: SENDER, ...order }) },
    { read: () => Promise.resolve(SHOP) },
    { mayWrite: () => Promise.resolve(mayWrite) },
  );
const letters = lettersOf({});

it.each(MAIL_TOPICS.filter((topic) => /newsletter|welcome|back-in-stock|left-cart/.test(topic)))(
  'greets whoever has told no name in %s plainly',
  async (topic) => {
    expect(await letters.writeLetter(topic, PAYLOAD)).toMatchObject({ greeting: 'Hello,' });
  },
);

describe.each([...MAIL_TOPICS])('the mail of %s', (topic) => {
  const [subject, links, words] = EXPECTED[topic];
  let mail: Mail;

  beforeAll(async () => {
    const letter = await letters.writeLetter(topic, PAYLOAD);
    if (!letter) throw new Error('no letter');
    mail = compose(letter);
  });

  it('has its subject, links and words in HTML and in plain text', () => {
    expect(mail.subject).toBe(subject);
    for (const link of links) {
      expect(mail.text).toContain(`${SHOP.url}${link}`);
      expect(mail.html).toContain(`href="${SHOP.url}${link}"`);
    }
    for (const word of words) {
      expect(mail.text).toContain(word);
      expect(mail.html).toContain(word);
    }
    expect(mail.html.match(/href="/g) ?? []).toHaveLength(links.length);
  });

  it('shows what people typed as text', () => {
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  });
});

it.each([
  ['mail.newsletter-joined', '/newsletter/unsubscribe?token=leave.1'],
  ['mail.welcome-coupon', '/newsletter/unsubscribe?token=leave.1'],
  ['mail.left-cart', '/cart/reminder?token=stop.1'],
])('tells mail programs where %s is left', async (topic, path) => {
  const letter = await letters.writeLetter(topic, PAYLOAD);
  expect(letter && compose(letter)).toMatchObject({ unsubscribe: `${SHOP.url}${path}` });
});

describe('a letter', () => {
  it('of a visitor goes to the shop, and its answer to the visitor', async () => {
    const letter = await letters.writeLetter('mail.visitor-message', {
      ...PAYLOAD,
      email: 'eve@example.com\r\nBcc: x',
    });
    const mail = letter && compose(letter);
    expect(mail?.to).toBe('help@shop.example');
    expect(mail?.replyTo).toBe('eve@example.com Bcc: x');
  });

  it('of a quote that was declined goes to the shop with what was said, and its answer to the buyer', async () => {
    const said = { ...PAYLOAD, orderId: null, word: 'Too dear\nby half' };
    const written = async (payload: object) => {
      const letter = await letters.writeLetter('mail.quote-answered', { ...said, ...payload });
      if (!letter) throw new Error('no letter');
      return compose(letter);
    };
    const mail = await written({});
    expect([mail.to, mail.replyTo]).toEqual(['help@shop.example', 'amina@example.com']);
    expect(mail.subject).toBe(`Quote declined: ${HOSTILE}, $24.00`);
    for (const words of ['Too dear', 'by half', 'https://shop.example/admin/draft-orders/0194-quote'])
      expect(mail.text).toContain(words);
    const plain = await written({ word: '', name: '', email: '' });
    expect(plain.replyTo).toBeUndefined();
    expect(plain.text).not.toContain('writes');
  });

  it('of the newsletter promises nothing where the shop gives no coupon for it', async () => {
    const letter = await letters.writeLetter('mail.newsletter-verify', { ...PAYLOAD, percent: 0 });
    expect(letter && compose(letter).text).toContain('our news comes to you');
    expect(letter && compose(letter).text).not.toContain('%');
  });

  it('of a changed password says nothing of passkeys where there are none', async () => {
    const letter = await letters.writeLetter('mail.password-changed', { ...PAYLOAD, passkeys: [] });
    expect(letter && compose(letter).text).not.toContain('passkeys');
  });

  it('of an order shows its own pictures, and nobody else’s', async () => {
    const [line] = ORDER.lines;
    const written = async (image: string) => {
      const one = lettersOf({ lines: [{ ...line!, image }] });
      const paid = await one.writeLetter('order.paid', PAYLOAD);
      return paid && compose(paid).html;
    };
    expect(await written('/media/abc/tee.jpg')).toContain('src="https://shop.example/media/abc/tee/320.jpg"');
    expect(await written('https://evil.example/track.gif')).not.toContain('<img');
  });

  it.each([
    ['order.cancelled', 'replaced_by_another_try'],
    ['order.refunded', 'returned_goods'],
  ])('is not written about %s when it is %s: the shopper knows', async (topic, reason) => {
    expect(await letters.writeLetter(topic, { ...PAYLOAD, reason })).toBeUndefined();
  });

  it('asks nobody how it was who has all of the money back', async () => {
    const { totalCents: all } = ORDER;
    const told = (order: object) => lettersOf(order).writeLetter('order.delivered', PAYLOAD);
    expect(await told({ paidCents: all, refundedCents: all })).toBeUndefined();
    expect(await told({ paidCents: all, refundedCents: all - 1 })).toBeDefined();
    expect(await told({ paidCents: 0, refundedCents: 0 })).toBeDefined();
  });

  it('promises no money back of an order of which a fee stays', async () => {
    const letter = await letters.writeLetter('order.cancelled', { ...PAYLOAD, isKept: true });
    const said = letter ? compose(letter).text : '';
    expect(said).toContain('was told when its goods were refunded');
    expect(said).not.toContain('on its way back');
  });

  it('is not written about the payment of an order that has been paid, or let go, meanwhile', async () => {
    const moved = { paidTo: 'account', dueNowCents: 0 };
    for (const order of [{ status: 'processing' }, { status: 'cancelled' }, moved])
      expect(await lettersOf(order).writeLetter('order.placed', PAYLOAD)).toBeUndefined();
    expect(await letters.writeLetter('order.placed', PAYLOAD)).toBeDefined();
  });

  it('says that nothing was charged when nothing was', async () => {
    const unpaid = lettersOf({ paidCents: 0, paidTo: 'staff' });
    const textOf = async (topic: string) => {
      const letter = await unpaid.writeLetter(topic, PAYLOAD);
      return letter ? compose(letter).text : '';
    };
    expect(await textOf('order.cancelled')).toContain('Nothing was charged.');
    expect(await textOf('order.placed')).toContain('Pay the $48.00 now to confirm it');
  });
});

describe('an address that somebody has typed', () => {
  const stranger = { sender: { ...SENDER, isOwner: false } };
  const unpaid = { ...stranger, paidCents: 0 };
  const payload = { orderId: 'o-1' };

  it.each(['order.placed', 'order.cancelled'])('hears no more of %s than of other letters', async (topic) => {
    expect(await lettersOf(unpaid, false).writeLetter(topic, payload)).toBeUndefined();
    expect(await lettersOf(unpaid, true).writeLetter(topic, payload)).toBeDefined();
  });

  it('hears of everything where money was paid, where it is the account’s own, and what staff does', async () => {
    expect(
      await lettersOf({ ...stranger, paidCents: 1 }, false).writeLetter('order.placed', payload),
    ).toBeDefined();
    expect(await lettersOf({ paidCents: 0 }, false).writeLetter('order.placed', payload)).toBeDefined();
    expect(await lettersOf(unpaid, false).writeLetter('order.shipped', payload)).toBeDefined();
  });
});
