import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiProcess } from '../support/api-process.js';
import type { Client, Json } from '../support/client.js';
import { asleep, mustBeOne, scene, STEPS, type Scene, type Step } from '../support/interleaving.js';
import { eventually, orderOf, refunded, runJob, switches } from '../support/money.js';
import { inBetween } from '../support/standstill.js';
import { useOwnShop } from '../support/use-shop.js';
import { delivered, sessionEvent } from '../support/webhooks.js';

/** The healthy process; beside it runs one that stands still when the provider has taken a refund and nothing is saved. */
const shop = useOwnShop({ env: { LOG_LEVEL: 'error', PUBLIC_URL: 'http://localhost:4791' } });

const POINT = 'after-refund';

/** What else tells of the refund, or sends it, in the meantime. */
const OTHERS: Readonly<Record<string, Step>> = {
  ...STEPS,
  'the provider’s message about it': async (now) => {
    const [object] = await sent(now);
    return delivered(shop.client, sessionEvent('', { type: 'refund.created', data: { object } }));
  },
  'the job that sends it again': async () => {
    await runJob(shop, 'checkout.reconcile');
    return 200;
  },
};

/** In dollars, of the 25.49 that were paid. */
const PART = 10;

/** What sends money back that has been paid. */
const FIRSTS: Readonly<Record<string, Step>> = {
  'an order that is cancelled': async (now, door) => (await STEPS['cancel']?.(now, door)) ?? 0,
  'a part that staff gives back': async ({ session }, door) => {
    const path = `/admin/orders/${session.data.orderId}/refunds`;
    return (await door.as(admin.token).post(path, { amount: PART, reason: 'torn' })).status;
  },
};
const PAIRS = Object.keys(FIRSTS).flatMap((first) =>
  Object.keys(OTHERS).map((other): [string, string] => [first, other]),
);

let admin: Client;

describe(`R36 while a refund stands still at ${POINT}`, () => {
  let api: ApiProcess;
  beforeAll(async () => {
    await switches(shop, { webhooks: 'drop' });
    admin = await shop.admin();
    api = await shop.startApi({ FAILPOINT: `${POINT}:stop` });
  });
  afterAll(() => api.kill());

  it.each(PAIRS)('of %s, %s may run from beginning to end: it goes back once', async (first, other) => {
    const now = await scene(shop, 'paid');
    const { orderId } = now.session.data;
    const door = api.client.as(now.shopper.token);
    await STEPS['pay']?.(now, now.shopper);
    let second: number | undefined;
    const told = await inBetween(
      api,
      () => asleep(shop, () => untilSent(orderId, FIRSTS[first]?.(now, door))),
      async () => {
        shop.api.child.kill('SIGCONT');
        second = await OTHERS[other]?.(now, now.shopper);
      },
    );
    const order = await eventually(() => orderOf(now.shopper, orderId), refunded);
    expect(order.amountRefunded).toBe(order.status === 'cancelled' ? order.amountPaid : PART);
    expect(await sent(now)).toHaveLength(order.refunds.length);
    await mustBeOne(now, [told ?? 0, second ?? 0]);
  });
});

/** The other process sleeps on until the refund has its answer, so that it cannot send it itself. */
async function untilSent<T>(orderId: string, first: Promise<T> | undefined): Promise<T | undefined> {
  const told = await first;
  await eventually(
    () => shop.sql(`select 1 from refund where order_id = $1 and status = 'requested'`, [orderId]),
    (waiting) => waiting.length === 0,
  );
  return told;
}

/** The refunds of the scene's order that the provider has made. */
async function sent({ session }: Scene): Promise<Json[]> {
  const rows = await shop.sql<{ data: Json }>(
    `select data from sandbox.object where data->>'object' = 'refund' and data->'metadata'->>'order_id' = $1`,
    [session.data.orderId],
  );
  return rows.map(({ data }) => data);
}
