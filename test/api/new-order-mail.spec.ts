import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { mailTo, mailsTo, untilHeard } from '../support/mails.js';
import { goods, openSession, payOnPage, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const owner = 'orders@shop.example';
const WAITING = `select from graphile_worker.jobs where task_identifier = 'mail.send'`;
let admin: Client;

const decide = (settings: object) => admin.put('/admin/settings/shop', settings, { expect: 200 });

/** All mails to the shop about an order, once everything that was to be told has been told. */
async function toldOf(orderId: string): Promise<string[]> {
  for (const topic of ['order.placed', 'order.paid']) await untilHeard(shop, topic);
  await until('no mail waits', async () => (await shop.sql(WAITING)).length === 0);
  return (await mailsTo(shop, owner)).filter((mail) => mail.includes(`/admin/orders/${orderId}/show`));
}

async function cashOrder(): Promise<string> {
  const body = { ...wanted(await goods(shop)), amount: 10.2 };
  const answer = await (await shop.shopper()).post<Json>('/payments/cash', body, { expect: 200 });
  return String(answer.body.data.orderId);
}

beforeAll(async () => {
  admin = await shop.admin();
  await decide({ newOrderEmail: owner });
});
afterAll(() => decide({ newOrderMail: true, newOrderEmail: '' }));

it('tells the shop of an order by cash when it is placed, and not once more when staff has the deposit', async () => {
  const orderId = await cashOrder();
  const mail = await mailTo(shop, owner, `/admin/orders/${orderId}/show`);
  expect(mail).toMatch(/^Subject: New order /m);
  const step = { action: 'record-deposit' };
  await admin.post(`/admin/orders/${orderId}/transitions`, step, { expect: 200 });
  expect(await toldOf(orderId)).toHaveLength(1);
});

it('tells the shop of an order by card when it is paid, and not before', async () => {
  const shopper = await shop.shopper();
  const session = await openSession(shopper, wanted(await goods(shop)));
  const { orderId } = session.data;
  expect(await toldOf(orderId)).toEqual([]);
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  await mailTo(shop, owner, `/admin/orders/${orderId}/show`);
  expect(await toldOf(orderId)).toHaveLength(1);
});

it('tells nobody where the shop wants no such mails', async () => {
  await decide({ newOrderMail: false });
  expect(await toldOf(await cashOrder())).toEqual([]);
});

it.each([{ newOrderEmail: 'nobody' }, { newOrderMail: 'yes' }])('refuses %j', async (settings) => {
  expect((await admin.put('/admin/settings/shop', settings)).status).toBe(400);
});
