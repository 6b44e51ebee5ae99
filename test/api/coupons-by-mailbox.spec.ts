import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client } from '../support/client.js';
import { goods, mustBeSound, wanted } from '../support/money.js';
import { PASSWORD_HASH } from '../support/sessions.js';
import { useShop } from '../support/use-shop.js';

const PARCEL = { carrier: 'DHL', trackingNumber: 'JD0146' };
const PASSWORD = 'a-good-password-1';

describe('the uses of a coupon', () => {
  const shop = useShop();
  let admin: Client;
  beforeAll(async () => {
    admin = await shop.admin();
  });
  afterEach(() => mustBeSound(shop));

  const account = async (email: string) => {
    await shop.sql(
      `insert into account (id, email, email_key, name, password_hash, created_at, updated_at)
       values ($1, $2, lower($2), 'Ada Shopper', $3, now(), now())`,
      [v7(), email, PASSWORD_HASH],
    );
    return shop.sessionOf(email.toLowerCase());
  };
  /** As a mailed link does. */
  const prove = (email: string) =>
    shop.sql(
      `insert into email_confirmation (account_id, expires_at, confirmed_at)
       select id, now(), now() from account where email_key = lower($1)`,
      [email],
    );
  /** Where both have been. */
  const apart = (one: string, other: string) =>
    shop.sql(
      `update session set ip = case when account_id = (select id from account where email_key = lower($1))
         then '203.0.113.9' else '198.51.100.7' end
       where account_id in (select id from account where email_key in (lower($1), lower($2)))`,
      [one, other],
    );
  const coupon = async (terms: object) => {
    const code = `BOX${randomUUID().slice(0, 8).toUpperCase()}`;
    await admin.post(
      '/admin/coupons',
      { kind: 'percent', percent: 10, perAccount: 9, ...terms, code },
      { expect: 201 },
    );
    return code;
  };
  const buy = async (shopper: Client, couponCode?: string) => {
    const jacket = await goods(shop);
    const amount = couponCode ? 9.18 : 10.2;
    return shopper.post('/payments/cash', { ...wanted(jacket), amount, couponCode });
  };
  const asked = async (shopper: Client, code: string) => {
    const { products } = wanted(await goods(shop));
    const [quote, preview, mine] = await Promise.all([
      shopper.post('/payments/quote', { products, couponCode: code }),
      shopper.post('/coupons/preview', { products, code }),
      shopper.get('/users/me/coupons', { expect: 200 }),
    ]);
    const isListed = mine.body.data.some((one: { code: string }) => one.code === code);
    return [quote.status, preview.status, isListed];
  };

  describe.each([
    ['once per shopper', { perAccount: 1 }, 'coupon_already_used'],
    ['for the first order', { firstOrderOnly: true }, 'coupon_first_order_only'],
  ])('%s', (_, terms, refusal) => {
    it.each([
      ['a plus tag', (name: string) => `${name}+1@example.com`],
      ['capitals', (name: string) => `${name.toUpperCase()}+2@EXAMPLE.com`],
    ])('count for one mailbox, whichever account comes: %s', async (__, other) => {
      const name = `ada-${randomUUID()}`;
      const code = await coupon(terms);
      expect((await buy(await account(`${name}@example.com`), code)).status).toBe(200);
      const again = await account(other(name));
      expect(await asked(again, code)).toEqual([422, 422, false]);
      const refused = await buy(again, code);
      expect([refused.status, refused.body.code]).toEqual([422, refusal]);
      const stranger = await account(`other-${name}@example.com`);
      expect(await asked(stranger, code)).toEqual([200, 200, true]);
      expect((await buy(stranger, code)).status).toBe(200);
    });

    it('count for one mailbox of Google, with dots, without, and by its second name', async () => {
      const name = randomUUID().replaceAll('-', '');
      const code = await coupon(terms);
      expect((await buy(await account(`${name}@gmail.com`), code)).status).toBe(200);
      for (const other of [`${name.slice(0, 3)}.${name.slice(3)}@gmail.com`, `${name}+x@googlemail.com`]) {
        const refused = await buy(await account(other), code);
        expect([refused.status, refused.body.code]).toEqual([422, refusal]);
      }
    });

    it('outlive the account, whose mailbox signs up again', async () => {
      const email = `ada-${randomUUID()}@example.com`;
      const code = await coupon(terms);
      const first = await account(email);
      const placed = await buy(first, code);
      expect(placed.status).toBe(200);
      const steps = [
        { action: 'record-deposit' },
        { action: 'ship', ...PARCEL },
        { action: 'record-balance' },
      ];
      for (const step of [...steps, { action: 'deliver' }])
        await admin.post(`/admin/orders/${placed.body.data.orderId}/transitions`, step, { expect: 200 });
      await first.post('/users/me/erasure', { password: PASSWORD }, { expect: 200 });
      expect(await shop.sql('select 1 from orders where orders::text like $1', [`%${email}%`])).toEqual([]);
      for (const again of [email, email.replace('@', '+again@')]) {
        const newcomer = await account(again);
        expect(await asked(newcomer, code)).toEqual([200, 200, true]);
        await prove(again);
        expect(await asked(newcomer, code)).toEqual([422, 422, false]);
        const refused = await buy(newcomer, code);
        expect([refused.status, refused.body.code]).toEqual([422, refusal]);
      }
    });

    it('tell a stranger, who signs up with a spelling of the mailbox, nothing before an order', async () => {
      const email = `ada-${randomUUID()}@example.com`;
      const alias = email.replace('@', '+1@');
      const code = await coupon(terms);
      const [owner, stranger] = [await account(email), await account(alias)];
      await apart(email, alias);
      const placed = await buy(owner, code);
      await admin.post(
        `/admin/orders/${placed.body.data.orderId}/transitions`,
        { action: 'record-deposit' },
        { expect: 200 },
      );
      expect(await asked(stranger, code)).toEqual([200, 200, true]);
      const refused = await buy(stranger, code);
      expect([refused.status, refused.body.code]).toEqual([422, refusal]);
      await prove(alias);
      expect(await asked(stranger, code)).toEqual([422, 422, false]);
    });

    it('cost nobody anything that a stranger placed elsewhere under the name of the mailbox', async () => {
      const email = `ada-${randomUUID()}@example.com`;
      const code = await coupon(terms);
      const [stranger, owner] = [await account(email.replace('@', '+x@')), await account(email)];
      await apart(email, email.replace('@', '+x@'));
      expect((await buy(stranger, code)).status).toBe(200);
      expect((await buy(owner, code)).status).toBe(200);
    });
  });

  it('that a cancelled order had are free again for the mailbox', async () => {
    const email = `ada-${randomUUID()}@example.com`;
    const code = await coupon({ perAccount: 1, firstOrderOnly: true });
    const first = await account(email);
    const placed = await buy(first, code);
    await first.put(`/orders/${placed.body.data.orderId}/cancel`, {}, { expect: 200 });
    expect((await buy(await account(email.replace('@', '+1@')), code)).status).toBe(200);
  });
});
