import { expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { eventually, goods, mustBeSound, openSession, orderOf, payOnPage, wanted } from '../support/money.js';
import { ApiProcess } from '../support/api-process.js';
import { ownPort } from '../support/own-port.js';
import { useOwnShop } from '../support/use-shop.js';

/** The shop without anything that plays a provider: it reaches one by keys of its own, or not at all. */
const main = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));
/** Where the first process plays Stripe, to which the keys of the panel are sent here. */
const port = await ownPort();
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_duka_tests', STRIPE_WEBHOOK_SECRET: 'whsec_duka_tests' };
const STRIPE_API_BASE = `http://127.0.0.1:${port}`;

const shop = useOwnShop({ env: { WORKER: '0', SANDBOX_PORT: String(port), STRIPE_API_BASE } });

it('go by the keys entered in the panel from the first one on', async () => {
  const admin = await shop.admin();
  const values = Object.entries(KEYS).map(([name, value]) => ({ name, value }));
  await admin.put('/admin/connections/stripe', { values }, { expect: 200 });
  const shopper = await shop.shopper();
  const session = await openSession(shopper, wanted(await goods(shop)));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const orderId = String(session.data.orderId);
  await admin.post(`/admin/orders/${orderId}/refunds`, { amount: 10, reason: 'late' }, { expect: 200 });
  const statuses = async () =>
    (await orderOf(shopper, orderId)).refunds.map((one: { status: string }) => one.status);
  expect(await statuses()).toEqual(['requested']);

  const { databaseUrl, dataDir } = shop;
  const worker = await ApiProcess.start({ main, databaseUrl, dataDir, env: { STRIPE_API_BASE } });
  try {
    await eventually(statuses, ([status]) => status !== 'requested');
    expect(await statuses()).toEqual(['succeeded']);
    await mustBeSound(shop);
  } finally {
    await worker.stop();
  }
});
