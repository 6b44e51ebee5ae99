import { describe, expect, it } from '@jest/globals';
import type { Block, Letter } from './mail.js';
import { newOrder } from './new-order-letter.js';
import type { OrderDetails, OrderMail } from './order-details.js';
import { orderLetter } from './order-letters.js';
import { returnLetter, type ReturnDetails } from './return-letters.js';
import { tongueOf } from '../../platform/languages/tongues.js';

const SHOP = {
  tongue: tongueOf('en'),
  ...{ name: 'Duka', url: 'https://shop.example', supportEmail: 'help@shop.example' },
  bankDetails: 'Bank of Kampala, 0123456789',
};
const ORDER: OrderDetails = {
  ...{ orderId: 'o-1', number: 'AB12CD34', token: 'tok', name: 'Amina', email: 'amina@example.com' },
  lines: [
    {
      name: 'Tee',
      quantity: 2,
      totalCents: 4_800,
      options: { Size: 'M', Colour: 'Ink' },
      image: null,
      refunded: 0,
    },
  ],
  ...{ address: ['Amina', '1 Kampala Road'], billing: [] },
  expected: { from: '2026-11-26', to: '2026-11-30' },
  ...{ reductions: [], charges: [], exemption: [], totalCents: 4_800, currency: 'USD', paidCents: 4_800 },
  ...{ refundedCents: 0, paidTo: 'provider', carrier: null, trackingNumber: null },
  ...{ dueNowCents: 4_800, onDeliveryCents: 0, status: 'pending', isPayableOnline: true },
  ...{ way: 'parcel', pickupPlace: '' },
};

const wordsOf = ({ blocks }: Letter) =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
const only = <Kind extends Block['kind']>({ blocks }: Letter, kind: Kind) =>
  blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
const rowsOf = (one: Letter) => only(one, 'rows').flatMap(({ rows }) => rows);
const about = (kind: OrderMail, changes: Partial<OrderDetails> = {}) =>
  orderLetter(SHOP, kind, { ...ORDER, ...changes });

describe('what was bought', () => {
  it('is named with its number and the chosen options', () => {
    expect(only(about('paid'), 'goods')[0]?.goods).toEqual([
      { name: '2 × Tee', detail: 'M, Ink', amount: '$48.00', picture: null },
    ]);
  });

  it('is followed by what was paid beside it, and by the sum', () => {
    const charges = [
      { label: 'Shipping', amountCents: 499 },
      { label: 'Handling', amountCents: 0 },
    ];
    expect(rowsOf(about('paid', { charges, totalCents: 5_299, paidCents: 5_299 }))).toEqual([
      ['Shipping', '$4.99'],
      ['Total', '$52.99'],
    ]);
  });

  it('travels free where nothing is charged beside it', () => {
    const charges = [{ label: 'Shipping', amountCents: 0 }];
    for (const order of [{}, { charges }])
      expect(rowsOf(about('paid', order))).toEqual([
        ['Shipping', 'Free'],
        ['Total', '$48.00'],
      ]);
  });

  it('tells what each discount took, and of gift cards no delivery', () => {
    const reductions = [
      { label: 'Spring', amountCents: -480 },
      { label: 'TEN', amountCents: -432 },
    ];
    const order = { reductions, totalCents: 3_888, paidCents: 3_888 };
    expect(rowsOf(about('paid', order))).toEqual([
      ['Spring', '-$4.80'],
      ['TEN', '-$4.32'],
      ['Shipping', 'Free'],
      ['Total', '$38.88'],
    ]);
    const byMail = about('paid', { isAllByMail: true });
    expect(rowsOf(byMail)).toEqual([['Total', '$48.00']]);
    expect(wordsOf(byMail).join(' ')).not.toMatch(/arrive/i);
    expect(wordsOf(about('paid')).join(' ')).toMatch(/arrive/i);
  });

  it('tells the shop who bought it, by a name that is no link', () => {
    const told = newOrder(SHOP, SHOP.supportEmail, { ...ORDER, name: 'Win at https://evil.example' });
    expect(rowsOf(told)).toContainEqual(['Buyer', 'Win at https: evil. example']);
  });

  it('says why no tax was charged, and only there', () => {
    const exemption = 'Reverse charge: the recipient of the delivery owes the tax.';
    for (const kind of ['placed', 'paid', 'shipped', 'delivered'] as const) {
      expect(wordsOf(about(kind, { exemption: [exemption] }))).toContain(exemption);
      expect(wordsOf(about(kind)).join(' ')).not.toContain('tax');
    }
    expect(wordsOf(newOrder(SHOP, SHOP.supportEmail, { ...ORDER, exemption: [exemption] }))).toContain(
      exemption,
    );
  });

  it('is counted in the currency of the order', () => {
    const rows = rowsOf(about('paid', { currency: 'RWF', totalCents: 62_000, paidCents: 62_000 }));
    expect(rows.at(-1)?.[1]).toMatch(/^RWF\s62000$/);
  });
});

describe('when and where it arrives', () => {
  const ARRIVES = 'Arrives Thursday, November 26, 2026 to Monday, November 30, 2026.';

  it.each(['placed', 'paid'] as const)('is told of an order that is %s', (kind) => {
    expect(wordsOf(about(kind)).slice(-2)).toEqual([ARRIVES, 'Delivery address: Amina, 1 Kampala Road']);
    expect(wordsOf(about(kind, { address: [] })).at(-1)).toBe(ARRIVES);
    const billed = wordsOf(about(kind, { billing: ['Acme Ltd', '2 Quay'] }));
    expect(billed.at(-1)).toBe('Billing address: Acme Ltd, 2 Quay');
  });

  it.each(['shipped', 'delivered', 'cancelled', 'refunded'] as const)(
    'is not told any more of an order that is %s',
    (kind) => {
      expect(wordsOf(about(kind))).toHaveLength(1);
    },
  );
});

describe('what a letter about an order says', () => {
  it('is how to pay, by the way to pay', () => {
    const first = (paidTo: OrderDetails['paidTo']) => wordsOf(about('placed', { paidTo })).slice(0, 2);
    expect(first('provider')[0]).toBe('Your order is reserved and waits for your payment.');
    expect(first('account')).toEqual([
      'Your order is reserved. Please transfer $48.00 and give AB12CD34 as the reference.',
      'Bank of Kampala, 0123456789',
    ]);
    expect(wordsOf(about('placed', { paidTo: 'account', dueNowCents: 2_000 }))[0]).toContain(
      'Please transfer $20.00',
    );
  });

  it.each<[string, Partial<OrderDetails>, string[], string]>([
    [
      'with a deposit',
      { dueNowCents: 1_920, onDeliveryCents: 2_880 },
      [
        'Your order is reserved. Pay the $19.20 deposit now to confirm it.',
        'You pay $28.80 when it arrives.',
      ],
      'Pay the $19.20 deposit now',
    ],
    [
      'with a deposit that staff alone takes',
      { dueNowCents: 1_920, onDeliveryCents: 2_880, isPayableOnline: false },
      [
        'Your order is reserved. Our staff will be in touch about the $19.20 deposit.',
        'You pay $28.80 when it arrives.',
      ],
      'See your order',
    ],
    [
      'without a deposit',
      { dueNowCents: 0, onDeliveryCents: 4_800 },
      ['Thank you. We are packing your order now.', 'You pay $48.00 when it arrives.'],
      'See your order',
    ],
    [
      'that is due at once',
      { dueNowCents: 4_800, onDeliveryCents: 0 },
      ['Your order is reserved. Pay the $48.00 now to confirm it.'],
      'Pay $48.00 now',
    ],
  ])('is what a cash order %s owes and when', (_, details, words, label) => {
    const told = about('placed', { paidTo: 'staff', paidCents: 0, ...details });
    expect(wordsOf(told).slice(0, words.length)).toEqual(words);
    expect(only(told, 'button')).toMatchObject([{ label }]);
  });

  it('is what has come and what is to come, once the deposit is there', () => {
    const told = about('paid', { paidTo: 'staff', paidCents: 1_920 });
    expect(wordsOf(told)).toContain('You pay the other $28.80 when it arrives.');
    expect(rowsOf(told).slice(-2)).toEqual([
      ['Paid', '$19.20'],
      ['On delivery', '$28.80'],
    ]);
  });

  it('lists what is really in the parcel: nothing whose money has gone back', () => {
    const [tee] = ORDER.lines;
    const lines = [
      { ...tee!, refunded: 1 },
      { ...tee!, name: 'Mug', refunded: 2 },
    ];
    const told = about('shipped', { lines, refundedCents: 7_200 });
    expect(only(told, 'goods')[0]?.goods).toMatchObject([{ name: '1 × Tee', amount: '$24.00' }]);
    expect(rowsOf(told).at(-1)).toEqual(['Refunded', '$72.00']);
  });

  it('is who has the parcel, as far as it is known', () => {
    const shipped = (carrier: string | null, trackingNumber: string | null) =>
      wordsOf(about('shipped', { carrier, trackingNumber }));
    expect(shipped('UPS', '1Z')).toEqual(['UPS has your parcel; its number is 1Z.']);
    expect(shipped(null, '1Z')).toEqual(['The carrier has your parcel; its number is 1Z.']);
    expect(shipped('UPS', null)).toEqual(['The carrier has your parcel.']);
  });

  it('is whether money comes back', () => {
    expect(wordsOf(about('cancelled', { paidCents: 1 }))[0]).toContain('on its way back to you');
    expect(wordsOf(about('cancelled', { paidCents: 0 }))[0]).toContain('Nothing was charged');
  });

  it('leads to the order, and asks how it was once it has arrived', () => {
    const seen = { label: 'See your order', url: 'https://shop.example/orders/o-1#tok' };
    expect(only(about('placed'), 'button')).toMatchObject([{ ...seen, label: 'Pay now' }]);
    for (const kind of ['paid', 'shipped', 'cancelled', 'refunded'] as const) {
      expect(only(about(kind), 'button')).toMatchObject([seen]);
      expect(only(about(kind), 'link')).toEqual([]);
    }
    expect(only(about('delivered'), 'button')).toMatchObject([{ url: 'https://shop.example/feedback/o-1' }]);
    expect(only(about('delivered'), 'link')).toMatchObject([seen]);
  });
});

describe('a letter about a return', () => {
  const back = (details: Partial<ReturnDetails>) =>
    returnLetter(SHOP, 'approved', ORDER, {
      ...{ pieces: ['1 × Tee', '1 × Mug'], amountCents: 2_400, handover: 'label', message: '', ...details },
    });

  it('says how the goods come back, and what the shop has to say', () => {
    const packed = 'Please pack your items and put the label that we send you on the parcel.';
    expect(wordsOf(back({}))).toEqual([packed]);
    expect(wordsOf(back({ message: 'Mind the lid.' }))).toEqual([packed, 'Mind the lid.']);
    expect(wordsOf(back({ handover: 'drop_off' }))).toEqual(['Please pack your items and bring them to us.']);
  });

  it('names the goods and the money', () => {
    expect(rowsOf(back({}))).toEqual([
      ['Your items', '1 × Tee, 1 × Mug'],
      ['Refund', '$24.00'],
    ]);
  });
});

describe('a letter about what no carrier brings', () => {
  const place = '1 Allee, Berlin (Mon–Fri 9–18)';
  const fetched = { way: 'pickup', pickupPlace: place } as const;

  it('of a pickup tells the place and its hours in place of an address and a number', () => {
    for (const kind of ['placed', 'paid', 'shipped'] as const)
      expect(wordsOf(about(kind, fetched)).join(' ')).toContain(`Pick up at: ${place}`);
    for (const kind of ['placed', 'paid', 'shipped', 'delivered'] as const)
      expect(wordsOf(about(kind, fetched)).join(' ')).not.toMatch(/Delivery address|number is|on its way/);
    expect(about('shipped', fetched).subject).toBe('Your order is ready for pickup (order AB12CD34)');
    expect(about('delivered', fetched).subject).toBe('Your order has been picked up (order AB12CD34)');
  });

  it('of a pickup that is paid in part says that the rest is paid at the pickup', () => {
    const told = about('paid', { ...fetched, paidCents: 1_920 });
    expect(wordsOf(told)).toContain('You pay the other $28.80 when you pick it up.');
    expect(rowsOf(told).at(-1)).toEqual(['At pickup', '$28.80']);
  });

  it('of an own courier tells no number', () => {
    const letter = about('shipped', { way: 'courier' });
    expect(letter.subject).toBe('Your order is out for delivery (order AB12CD34)');
    expect(wordsOf(letter)).toContain('Our courier is bringing you your order.');
  });
});
