import { describe, expect, it } from '@jest/globals';
import type { CartLine } from '../../cart/application/ports.js';
import type { DomainEvent } from '../../kernel/outbox.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import type { LeftCart, ReminderLinks } from './ports.js';
import { RemindOfLeftCarts } from './remind-of-left-carts.js';

const LAMP: CartLine = {
  ...{ _id: 'l', id: 'l', productId: 'lamp', variantId: 'red', name: 'Lamp', options: { Colour: 'Red' } },
  ...{ price: 12.5, originalPrice: null, quantity: 2, image: '/media/lamp', stock: 3, lineTotal: 25 },
};

function shop(left: LeftCart[], terms: object = {}, unreadable: readonly string[] = []) {
  const letters: DomainEvent[] = [];
  const claims: [hours: number, hash: string][] = [];
  const spoken: string[] = [];
  const putOff: string[] = [];
  const closed: number[] = [];
  const waiting = [...left];
  let secrets = 0;
  const links: ReminderLinks = {
    newToken: () => `secret-${(secrets += 1)}`,
    hashOf: (token) => `hash of ${token}`,
    stopTokenOf: (email) => `stop ${email}`,
    stoppedBy: () => undefined,
  };
  const reminding = new RemindOfLeftCarts(
    {
      claim: (hours, hash) => {
        claims.push([hours, hash]);
        return Promise.resolve(waiting.shift());
      },
      closeBought: (hours) => Promise.resolve(void closed.push(hours)),
      putOff: (id) => Promise.resolve(void putOff.push(id)),
    },
    {
      lines: (accountId) =>
        unreadable.includes(accountId)
          ? Promise.reject(new Error(`no cart ${accountId}`))
          : Promise.resolve([LAMP, { ...LAMP, name: 'Sold out', stock: 0 }]),
    },
    links,
    termsOf(() => ({ cartReminderHours: 24, isOpen: true, languages: ['en', 'fr'], ...terms })),
    { in: (language, work) => (spoken.push(language), work()) },
    { publish: (event) => Promise.resolve(void letters.push(event)) },
    new DirectUnitOfWork(),
  );
  return { letters, claims, spoken, closed, putOff, remind: () => reminding.remindOfLeftCarts() };
}

const left = (id: string, language?: string): LeftCart => ({
  ...{ id, accountId: `of ${id}`, email: `${id}@example.com`, language },
});

describe('reminding of left carts', () => {
  it('writes to each in its language, with what can be bought and a secret of its own', async () => {
    const { letters, claims, spoken, remind } = shop([left('ann', 'fr'), left('bob', 'xx'), left('cyd')]);
    expect(await remind()).toBe(3);
    expect(spoken).toEqual(['fr', 'en', 'en']);
    expect(claims).toHaveLength(4);
    expect(claims[0]).toEqual([24, 'hash of secret-1']);
    const { name, options, image, quantity } = LAMP;
    expect(letters[0]).toEqual({
      topic: 'mail.left-cart',
      payload: {
        ...{ email: 'ann@example.com', language: 'fr', token: 'secret-1', stopToken: 'stop ann@example.com' },
        ...{ lines: [{ name, options, image, quantity, totalCents: 2_500 }], currency: 'USD' },
      },
      dedupeKey: 'mail.left-cart:ann',
    });
    expect(letters.map(({ payload }) => payload['token'])).toEqual(['secret-1', 'secret-2', 'secret-3']);
  });

  it.each([{ cartReminderHours: 0 }, { isOpen: false }])('reminds of nothing with %j', async (terms) => {
    const { claims, letters, closed, remind } = shop([left('ann')], terms);
    expect([await remind(), claims, letters, closed]).toEqual([0, [], [], []]);
  });

  it('puts off a cart that cannot be read, tells of the others, and fails at the end by name', async () => {
    const { letters, putOff, closed, remind } = shop([left('ann'), left('bob'), left('cyd')], {}, ['of bob']);
    const failed: unknown = await remind().catch((error: unknown) => error);
    expect(failed).toMatchObject({
      message: '1 of 3 left carts could not be told of',
      errors: [{ message: 'no cart of bob' }],
    });
    expect(letters.map(({ payload }) => payload['email'])).toEqual(['ann@example.com', 'cyd@example.com']);
    expect([putOff, closed]).toEqual([['bob'], [24]]);
  });

  it('ends at once where nothing can be taken', async () => {
    const { putOff, remind } = shop([]);
    expect(await remind()).toBe(0);
    expect(putOff).toEqual([]);
  });

  it('leaves what is too much for one hour to the next', async () => {
    const { letters, remind } = shop(Array.from({ length: 502 }, (_, at) => left(`ann-${at}`)));
    expect([await remind(), await remind(), letters.length]).toEqual([500, 2, 502]);
  });
});
