import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Client, Json } from '../support/client.js';
import { goods, wanted, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const KEPT = '+256772123456';
const HOME = { firstName: 'Ada', lastName: 'Otieno', street: '12 Acacia Avenue', city: 'Kampala', state: '' };
const inUganda = { ...HOME, zipCode: '', country: 'UG' };
const inRwanda = { ...HOME, city: 'Kigali', zipCode: '', country: 'Rwanda' };
const SENTENCE =
  'Please enter a valid phone number. A number from another country starts with + and its country code.';

let admin: Client;
let shopper: Client;
let basket: Goods;

beforeAll(async () => {
  [admin, shopper] = [await shop.admin(), await shop.shopper()];
  basket = await goods(shop, { cents: 2_549, stock: 1_000 });
});

const register = (phone: unknown) =>
  shop.client.post<Json>('/auth/register', {
    ...{
      name: 'Grace Phone',
      email: `grace-${randomUUID()}@example.com`,
      password: 'saffron kettle 42',
      phone,
    },
  });
const order = (phone: string, shippingAddress: object = inUganda) => ({
  ...{ ...wanted(basket), shippingAddress, contact: { email: 'ada@example.com', phone } },
});
const byCash = (phone: string, shippingAddress?: object) =>
  shopper.post<Json>('/payments/cash', { ...order(phone, shippingAddress), amount: 10.2 });
const idsOf = (found: Json[]) => found.map(({ id }) => id);
const search = async (list: string, q: string) =>
  (await admin.get<Json>(`/admin/${list}`, { query: { filter: JSON.stringify({ q }) }, expect: 200 }))
    .body as Json[];

describe('a phone number', () => {
  it.each([
    '0772 123456',
    '(0772) 123-456',
    '00 256 772 123456',
    '٠٧٧٢١٢٣٤٥٦',
    '\u202A+256\u00A0772 123456\u202C',
  ])('is kept in one form by profile, addresses and orders when it is typed as %s', async (typed) => {
    const { body: me } = await shopper.patch<Json>('/users/me', { phone: typed }, { expect: 200 });
    const { body } = await shopper.post<Json>('/users/me/addresses', { ...inUganda, phone: typed });
    const placed = await byCash(typed);
    const { body: own } = await shopper.get<Json>(`/orders/${placed.body.data.orderId}`, { expect: 200 });
    expect([me.data.phone, body.data.phone, own.data.contact.phone]).toEqual([KEPT, KEPT, KEPT]);
  });

  it('is read as people of the delivery’s country write it, else of the shop’s', async () => {
    const typed = '0788 55 66 77';
    const { body } = await shopper.post<Json>('/users/me/addresses', { ...inRwanda, phone: typed });
    const placed = await byCash(typed, inRwanda);
    const { body: own } = await shopper.get<Json>(`/orders/${placed.body.data.orderId}`, { expect: 200 });
    expect([body.data.phone, own.data.contact.phone]).toEqual(['+250788556677', '+250788556677']);
  });

  it('that is changed alone is read by the country of its address, and a changed address keeps its own', async () => {
    const { body: saved } = await shopper.post<Json>('/users/me/addresses', inRwanda);
    const change = async (sent: object) => {
      const { status, body } = await shopper.patch<Json>(`/users/me/addresses/${saved.data.id}`, sent);
      return [status, body.data?.phone ?? body.errors];
    };
    expect(await change({ phone: '0788 55 66 77' })).toEqual([200, '+250788556677']);
    expect(await change({ street: 'KG 7 Ave' })).toEqual([200, '+250788556677']);
    expect(await change({ phone: '0772 123456', country: 'UG' })).toEqual([200, KEPT]);
    for (const phone of ['12', 'call me', '1'.repeat(2_000), 5, ['0772123456']])
      expect(await change({ phone })).toEqual([400, [{ field: 'phone', message: SENTENCE }]]);
    expect(await change({ phone: null })).toEqual([200, '']);
  });

  it.each(['12', 'call me', '0772123456 or mine', 5, null, ['0772123456'], '1'.repeat(2_000)])(
    'that is none is told at its field by every door: %j',
    async (phone) => {
      const answers = [
        [await register(phone), 'phone'],
        [await shopper.patch<Json>('/users/me', { phone: phone ?? 5 }), 'phone'],
        [await shopper.post<Json>('/users/me/addresses', { ...inUganda, phone: phone ?? 5 }), 'phone'],
        [await byCash(phone as string), 'contact.phone'],
      ] as const;
      expect(answers.map(([{ status, body }]) => [status, body.errors?.[0].field])).toEqual(
        answers.map(([, field]) => [400, field]),
      );
    },
  );

  it('that is none is told with what to write', async () => {
    const { body } = await register('12');
    expect(body.errors).toEqual([{ field: 'phone', message: SENTENCE }]);
    expect((await byCash('12')).body.errors[0].message).toBe(SENTENCE);
  });

  it.each(['0770 000 123', '+256 0770 000123', '256770000123', '+256 (0)770 000 123', '٠٧٧٠٠٠٠١٢٣'])(
    'of a wallet is understood as its owner writes it: %s',
    async (mobileNumber) => {
      const body = { ...order(''), amount: 25.49, mobileNumber };
      const { body: asked } = await shopper.post<Json>('/payments/mobile', body, { expect: 202 });
      const [attempt] = await shop.sql(
        `select request->>'mobileNumber' as number from payment_attempt where tender_id = '${asked.data.paymentId}'`,
      );
      expect(attempt).toMatchObject({ number: '+256770000123' });
    },
  );

  it('of no wallet is told at its field', async () => {
    const refused = await shopper.post<Json>('/payments/mobile', {
      ...{ ...order(''), amount: 25.49, mobileNumber: '0770 000' },
    });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'mobileNumber']);
    expect(refused.body.message).toContain('Please enter a valid mobile number.');
  });
});

describe('the staff finds a phone', () => {
  let customer: Json;
  let placed: Json;
  beforeAll(async () => {
    const rwandan = await shop.shopper('Rwandan Customer');
    await rwandan.patch('/users/me', { phone: '+250 788 556 699' }, { expect: 200 });
    customer = (await rwandan.get<Json>('/users/me')).body.data;
    const body = { ...wanted(basket), amount: 10.2, shippingAddress: inUganda };
    const contact = { email: 'other@example.com', phone: '0701 555 888' };
    placed = (await rwandan.post<Json>('/payments/cash', { ...body, contact }, { expect: 200 })).body.data;
  });

  it.each([
    '+250 788 55 66 99',
    '+250788556699',
    '00250 788 556699',
    '0788556699',
    '788-556-699',
    '٠٧٨٨٥٥٦٦٩٩',
  ])('of a customer, and what that one ordered, by %s', async (q) => {
    expect(idsOf(await search('customers', q))).toEqual([customer._id]);
    expect(idsOf(await search('orders', q))).toEqual([placed.orderId]);
  });

  it.each(['0701 555 888', '+256 (0)701 555888', '256701555888', '701 555-888'])(
    'of an order by %s',
    async (q) => {
      expect(idsOf(await search('orders', q))).toEqual([placed.orderId]);
    },
  );
});
