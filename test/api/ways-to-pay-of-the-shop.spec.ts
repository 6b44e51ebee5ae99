import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually, goods, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
const rules = (paymentRules: object[]) => admin.put<Json>('/admin/settings/shop', { paymentRules });
const methods = async (amount: number) =>
  (await shop.client.get<Json>('/payments/methods', { query: { amount: String(amount) }, expect: 200 })).body
    .data;
const card = async (amount: number) => (await methods(amount)).find(({ method }: Json) => method === 'card');

beforeAll(async () => {
  admin = await shop.admin();
});
afterAll(() => rules([]));

it('has a name, a place and limits of the shop’s own, in the checkout at once', async () => {
  const [usual] = await methods(50);
  const rule = { method: 'card', isOn: true, areas: [], currencies: [] };
  const saved = await rules([
    { ...rule, label: 'Card or wallet', place: 2, least: 30, most: 900.5 },
    { ...rule, method: 'cash', place: 1 },
  ]);
  expect(saved.body.paymentRules[0]).toMatchObject({
    label: 'Card or wallet',
    place: 2,
    least: 30,
    most: 900.5,
  });
  const now = await eventually(
    () => methods(50),
    ([first]) => first.method === 'cash',
  );
  expect(usual.method).not.toBe('cash');
  expect(now[1]).toMatchObject({
    method: 'card',
    title: 'Card or wallet',
    offered: true,
    least: 30,
    most: 900.5,
  });
  expect(await card(29.99)).toMatchObject({ offered: false, whyNot: 'below_least' });
  expect((await card(900.51)).reason).toBe('Card payments go up to $900.50.');

  const shopper = await shop.shopper();
  const cheap = await goods(shop, { cents: 1_000, stock: 5 });
  const refused = await shopper.post<Json>('/payments/create-checkout-session', wanted(cheap, 1, 10));
  expect([refused.status, refused.body.code]).toEqual([400, 'payment_method_unavailable']);
  expect(refused.body.message).toMatch(/begin at \$30\.00/);
});

it('tells at its field what does not fit', async () => {
  const wrong = { method: 'card', isOn: true, least: 30, most: 20 };
  expect((await rules([wrong])).body.errors[0].field).toBe('paymentRules.0.most');
  expect((await rules([{ ...wrong, most: null, place: 0 }])).body.errors[0].field).toBe(
    'paymentRules.0.place',
  );
  expect((await rules([{ ...wrong, most: null, label: 'two\nlines' }])).status).toBe(400);
});
