import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  switches,
  wanted,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

/** Pays while the provider's messages suffer; the shopper is sent back without waiting for them. */
async function paidUnder(webhooks: string) {
  await switches(shop, { webhooks, redirectFirst: true });
  const shopper = await shop.shopper();
  const session = await openSession(shopper, wanted(await goods(shop)));
  await payOnPage(shop, session.url);
  const order = () => orderOf(shopper, session.data.orderId);
  return { shopper, session, order };
}

const messageAbout = async (session: string) => {
  const [row] = await shop.sql<Record<string, string | number | null>>(
    `select id::text, state, last_status, last_error, tries from sandbox.delivery
     where body like '%' || $1 || '%' and type = 'checkout.session.completed'`,
    [session],
  );
  return row;
};

const paid = ({ paymentStatus }: { paymentStatus: string }) => paymentStatus === 'paid';

describe('messages of the card provider that suffer on their way', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('"delay" leaves the order waiting until the message comes, and then it is paid', async () => {
    const { session, order } = await paidUnder('delay');
    const held = await eventually(
      () => messageAbout(session.id),
      (row) => row?.['last_error'] === 'held back: delay',
    );
    expect((await order()).paymentStatus).toBe('pending');
    await shop.sql(`update sandbox.delivery set next_at = now() where id = $1`, [held?.['id']]);
    await shop.sql(`select graphile_worker.add_job('sandbox.deliver', json_build_object('id', $1::text))`, [
      held?.['id'],
    ]);
    await eventually(order, paid);
  });

  it.each(['wrong-signature', 'old-timestamp'])(
    '"%s" is refused by the shop, which pays no heed',
    async (fault) => {
      const { shopper, session, order } = await paidUnder(fault);
      await eventually(
        () => messageAbout(session.id),
        (row) => row?.['last_status'] === 400,
      );
      expect((await order()).paymentStatus).toBe('pending');
      await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    },
  );

  it.each(['duplicate', 'reorder'])('"%s" changes nothing: the order is paid once', async (fault) => {
    const { session, order } = await paidUnder(fault);
    await eventually(order, paid);
    await eventually(
      () => messageAbout(session.id),
      (row) => row?.['state'] === 'delivered',
    );
    const captures = await shop.sql(
      `select 1 from ledger_transaction where order_id = $1 and type = 'capture'`,
      [session.data.orderId],
    );
    expect(captures).toHaveLength(1);
  });
});

describe('the books of the sandbox', () => {
  it('are swept of what the providers themselves would have forgotten, and of nothing else', async () => {
    const { session, order } = await paidUnder('none');
    await eventually(order, paid);
    await shop.sql(
      `insert into sandbox.idempotency (key, request_hash, status, body, request_id, created_at)
       values ($1, '', 200, '{}', '', now() - interval '25 hours')`,
      [randomUUID()],
    );
    await shop.sql(
      `insert into sandbox.object (id, kind, data, created_at)
       values ('evt_old', 'event', '{}', now() - interval '31 days'), ('cs_old', 'session', '{}', now() - interval '181 days'),
         ('pi_kept', 'intent', '{}', now() - interval '31 days')`,
    );
    const count = async () =>
      Number((await shop.sql(`select count(*)::int as count from sandbox.object`))[0]?.['count']);
    const before = await count();
    await runJob(shop, 'sandbox.sweep');
    expect(await count()).toBe(before - 2);
    expect(await shop.sql(`select 1 from sandbox.object where id = $1`, [session.id])).toHaveLength(1);
    expect(
      await shop.sql(`select 1 from sandbox.idempotency where created_at < now() - interval '24 hours'`),
    ).toEqual([]);
    await mustBeSound(shop);
  });
});
