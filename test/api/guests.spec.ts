import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { goods, mustBeSound, orderOf, wanted, type Goods } from '../support/money.js';
import { withRetries } from '../support/concurrent.js';
import { mailsTo, untilHeard } from '../support/mails.js';
import { until } from '../support/processes.js';
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop({
  settings: { guestsAllowed: true, unpaidOrdersPerAccount: 1 },
  env: { RATE_LIMIT_FACTOR: '1' },
});
const WAITING = `select from graphile_worker.jobs where task_identifier = 'mail.send'`;
let admin: Client;
let jacket: Goods;
let email: string;
const contact = () => ({ name: 'Grace Guest', email, phone: '+254 700 000 001' });
const order = () => ({ ...wanted(jacket), amount: 10.2, contact: { email, phone: '' } });
const newGuest = async () =>
  shop.client.as((await shop.client.post('/auth/guest', {}, { expect: 201 })).body.token);
const put = (client: Client, quantity = 1) =>
  client.post(
    '/carts',
    { productId: jacket.productId, variantId: jacket.variantId, quantity },
    { expect: 201 },
  );
const quantities = async (client: Client) =>
  (await client.get('/carts', { expect: 200 })).body.data.map((line: { quantity: number }) => line.quantity);
async function bought(guest: Client): Promise<string> {
  const answer = await guest.post('/payments/cash', order(), { expect: 200, key: randomUUID() });
  return answer.body.data.orderId;
}

beforeAll(async () => {
  admin = await shop.admin();
});
beforeEach(async () => {
  jacket = await goods(shop);
  email = `grace-${randomUUID()}@example.com`;
});
afterEach(() => mustBeSound(shop));

describe('a guest', () => {
  it('is a stranger to everything but cart, checkout and own orders', async () => {
    const guest = await newGuest();
    for (const path of ['/favorites', '/users/me', '/admin/orders']) await guest.get(path, { expect: 401 });
    await guest.post('/carts/merge', { guestToken: guest.token }, { expect: 401 });
  });

  it('says where the mails go before buying, and sees the own order alone', async () => {
    const [guest, other] = [await newGuest(), await newGuest()];
    await put(guest);
    const early = await guest.post('/payments/cash', { ...order(), contact: undefined }, { expect: 400 });
    expect(early.body).toMatchObject({ code: 'guest_unreachable', errors: [{ field: 'contact.email' }] });
    const orderId = await bought(guest);
    expect(await orderOf(guest, orderId)).toMatchObject({ paymentMethod: 'cash' });
    const returns = await guest.get(`/orders/${orderId}/returns`, { expect: 200 });
    expect(returns.body.data).toMatchObject({ canReturn: false, until: null });
    for (const path of ['', '/returns']) await other.get(`/orders/${orderId}${path}`, { expect: 404 });
    const shown = await admin.get(`/admin/orders/${orderId}`, { expect: 200 });
    expect(JSON.stringify(shown.body)).toContain(email);
  });

  it('becomes a customer in one step, who logs in and finds the order', async () => {
    const guest = await newGuest();
    const orderId = await bought(guest);
    await put(guest, 2);
    const account = { ...contact(), password: 'saffron kettle 42' };
    const { body } = await guest.post('/auth/guest/account', account, { expect: 201 });
    expect(body.data).toMatchObject({ email, role: 'customer' });
    await guest.get('/carts', { expect: 401 });
    const customer = await shop.login(email, account.password);
    expect((await orderOf(customer, orderId)).paymentMethod).toBe('cash');
    expect(await quantities(shop.client.as(body.token))).toEqual([2]);
    await shop.client.as(body.token).post('/auth/guest/account', account, { expect: 404 });
  });

  it('takes nobody’s address for an account, and stays a guest', async () => {
    const { email: taken } = await shop.shopper();
    const guest = await newGuest();
    await put(guest);
    const account = { ...contact(), email: taken, password: 'saffron kettle 42' };
    const refused = await guest.post('/auth/guest/account', account, { expect: 409 });
    expect(refused.body.code).toBe('email_taken');
    expect(await quantities(guest)).toEqual([1]);
  });

  it('has at most the unpaid orders of an account, counted by the mail address and its network as well', async () => {
    await bought(await newGuest());
    const other = await newGuest();
    const refused = await other.post('/payments/cash', order(), { expect: 409 });
    expect(refused.body.code).toBe('too_many_unpaid_orders');
  });
});

describe('a mailbox that others name', () => {
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  const guestAt = async (ip: string) =>
    shop.client.as((await shop.client.post('/auth/guest', {}, { ...from(ip), expect: 201 })).body.token);
  const cash = (who: Client, ip: string, more: object = {}) =>
    who.post('/payments/cash', { ...order(), ...more }, from(ip));
  const stranger = '198.51.100.7';

  it('6 is refused nothing for calls that fail, whoever makes them', async () => {
    const guest = await guestAt(stranger);
    for (let tries = 0; tries < 30; tries += 1) {
      const { status } = await guest.post(
        '/payments/cash',
        { contact: { email, phone: '' } },
        from(stranger),
      );
      expect(status).toBe(400);
    }
    expect((await cash(await guestAt('203.0.113.9'), '203.0.113.9')).status).toBe(200);
  });

  it('6 is refused nothing for unpaid orders that strangers placed for it, with a coupon or without', async () => {
    const code = `VICTIM${randomUUID().slice(0, 8).toUpperCase()}`;
    const terms = { kind: 'percent', percent: 10, perAccount: 1, firstOrderOnly: true };
    await admin.post('/admin/coupons', { ...terms, code }, { expect: 201 });
    const more = { amount: 9.18, couponCode: code };
    expect((await cash(await guestAt(stranger), stranger, more)).status).toBe(200);
    expect((await cash(await guestAt('203.0.113.10'), '203.0.113.10', more)).status).toBe(200);
  });

  it.each([
    ['for the first order', { perAccount: 5, firstOrderOnly: true }],
    ['for one use each', { perAccount: 1 }],
  ])('6 tells no stranger by the price of a basket that it has bought with a coupon %s', async (_, terms) => {
    const code = `TOLD${randomUUID().slice(0, 8).toUpperCase()}`;
    await admin.post('/admin/coupons', { kind: 'percent', percent: 10, ...terms, code }, { expect: 201 });
    const [own, away] = ['203.0.113.30', '198.51.100.30'];
    const more = { amount: 9.18, couponCode: code };
    const { body } = await cash(await guestAt(own), own, more);
    const id = body.data.orderId;
    await admin.post(`/admin/orders/${id}/transitions`, { action: 'record-deposit' }, { expect: 200 });
    const { products } = wanted(jacket);
    const asked = async (ip: string, path: string, what: object) =>
      (await (await guestAt(ip)).post(path, { products, email, ...what }, from(ip))).status;
    for (const [path, what] of [
      ['/payments/quote', { couponCode: code }],
      ['/coupons/preview', { code }],
    ] as const)
      expect([await asked(away, path, what), await asked(own, path, what)]).toEqual([200, 422]);
    expect((await cash(await guestAt(away), away, more)).status).toBe(422);
  });

  it('6 gets no letters by the hundred of who orders for it and cancels', async () => {
    const letters = async () => {
      for (const topic of ['order.placed', 'order.cancelled']) await untilHeard(shop, topic);
      await until('no mail waits', async () => (await shop.sql(WAITING)).length === 0);
      return (await mailsTo(shop, email)).length;
    };
    for (let time = 0; time < 4; time += 1) {
      const guest = await guestAt(stranger);
      const { body } = await cash(guest, stranger);
      await guest.put(`/orders/${body.data.orderId}/cancel`, {}, { ...from(stranger), expect: 200 });
    }
    expect(await letters()).toBe(3);
    expect((await cash(await guestAt('203.0.113.11'), '203.0.113.11')).status).toBe(200);
    expect(await letters()).toBe(4);
  });
});

describe('a coupon', () => {
  const FIRST = { kind: 'percent', percent: 10, perAccount: 5 };
  const coupon = async (more: object) => {
    const code = `GUEST${randomUUID().slice(0, 8).toUpperCase()}`;
    await admin.post('/admin/coupons', { ...FIRST, code, ...more }, { expect: 201 });
    return code;
  };
  const buy = async (who: Client, couponCode: string, to = email) =>
    who.post('/payments/cash', { ...order(), amount: 9.18, couponCode, contact: { email: to, phone: '' } });
  const settled = () => shop.sql('delete from unpaid_order');

  it.each([
    ['for the first order', { firstOrderOnly: true }, 'coupon_first_order_only'],
    ['for one use each', { perAccount: 1 }, 'coupon_already_used'],
  ])(
    '%s is counted by the mailbox of a guest, whose account is a new one each time',
    async (_, terms, refusal) => {
      const code = await coupon(terms);
      expect((await buy(await newGuest(), code)).status).toBe(200);
      await settled();
      const { products } = wanted(jacket);
      for (const [path, body] of [
        ['/payments/quote', { products, couponCode: code }],
        ['/coupons/preview', { products, code }],
      ] as const) {
        const guest = await newGuest();
        expect((await guest.post(path, body)).status).toBe(200);
        expect((await guest.post(path, { ...body, email })).body.code).toBe(refusal);
      }
      for (const to of [email, email.toUpperCase(), email.replace('@', '+again@')]) {
        const refused = await buy(await newGuest(), code, to);
        expect([refused.status, refused.body.code]).toEqual([422, refusal]);
      }
      expect((await buy(await newGuest(), code, `other-${email}`)).status).toBe(200);
    },
  );

  it('for the first order is used by one of many guests with one mailbox who come at once', async () => {
    const code = await coupon({ firstOrderOnly: true });
    const guests = await Promise.all(Array.from({ length: 6 }, newGuest));
    await admin.put('/admin/settings/shop', { unpaidOrdersPerAccount: 50 }, { expect: 200 });
    const first = await newGuest();
    const plain = { ...order(), contact: { email: `first-${email}`, phone: '' } };
    await first.post('/payments/cash', plain, { expect: 200, key: randomUUID() });
    await until('the setting is known', async () => {
      const { status } = await first.post(
        '/payments/cash',
        { ...plain, products: plain.products },
        { key: randomUUID() },
      );
      return status === 200;
    });
    const answers = await Promise.all(guests.map((guest) => withRetries(() => buy(guest, code))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await admin.put('/admin/settings/shop', { unpaidOrdersPerAccount: 1 }, { expect: 200 });
  });
});

describe('a guest’s cart', () => {
  it('goes into the customer’s at log-in, once', async () => {
    const [guest, customer] = [await newGuest(), await shop.shopper()];
    await put(guest, 2);
    await put(customer, 1);
    const merged = await customer.post('/carts/merge', { guestToken: guest.token }, { expect: 200 });
    expect(merged.body.leftOut).toEqual([]);
    await customer.post('/carts/merge', { guestToken: guest.token }, { expect: 200 });
    expect([await quantities(customer), await quantities(guest)]).toEqual([[3], []]);
  });

  it('is not another customer’s: only a guest’s token opens one', async () => {
    const [customer, other] = [await shop.shopper(), await shop.shopper()];
    await put(other);
    for (const guestToken of [other.token, 'x', ''])
      expect((await customer.post('/carts/merge', { guestToken })).status).toBe(404);
    await customer.post('/carts/merge', {}, { expect: 400 });
    expect(await quantities(other)).toEqual([1]);
  });
});

describe('a shop that wants an account', () => {
  it('lets no guest in, nor one who was let in before', async () => {
    const guest = await newGuest();
    await admin.put('/admin/settings/shop', { guestsAllowed: false }, { expect: 200 });
    await until('the setting is known', async () => (await shop.client.post('/auth/guest')).status === 409);
    expect((await shop.client.post('/auth/guest')).body.code).toBe('guests_not_allowed');
    await guest.get('/carts', { expect: 401 });
    expect((await shop.client.get('/shop')).body.data.guestsAllowed).toBe(false);
  });
});
