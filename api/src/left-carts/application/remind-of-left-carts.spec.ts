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

function shop(left: LeftCart[], terms: object = {}) {
  const letters: DomainEvent[] = [];
  const claims: [hours: number, hash: string][] = [];
  const spoken: string[] = [];
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
    },
    { lines: () => Promise.resolve([LAMP, { ...LAMP, name: 'Sold out', stock: 0 }]) },
    links,
    termsOf(() => ({ cartReminderHours: 24, isOpen: true, languages: ['en', 'fr'], ...terms })),
    { in: (language, work) => (spoken.push(language), work()) },
    { publish: (event) => Promise.resolve(void letters.push(event)) },
    new DirectUnitOfWork(),
  );
  return { letters, claims, spoken, remind: () => reminding.remindOfLeftCarts() };
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
    const { claims, letters, remind } = shop([left('ann')], terms);
    expect([await remind(), claims, letters]).toEqual([0, [], []]);
  });

  it('leaves what is too much for one hour to the next', async () => {
    const { letters, remind } = shop(Array.from({ length: 502 }, (_, at) => left(`ann-${at}`)));
    expect([await remind(), await remind(), letters.length]).toEqual([500, 2, 502]);
  });
});
