import type pg from 'pg';
import { newCharge } from '@duka/sandbox/domain/wire/charge.js';
import { newIntent, type WireIntent } from '@duka/sandbox/domain/wire/intent.js';
import type { SessionRequest } from '@duka/sandbox/domain/wire/requests.js';
import { newSession, type SessionExtra, type WireSession } from '@duka/sandbox/domain/wire/session.js';
import { paymentsOf, refundsOf, type DemoPayment } from './demo-money.js';
import { providerRefs } from './demo-money-rows.js';
import type { DemoOrder } from './demo-order.js';
import { insertRows } from './rows.js';

/**
 * The played card provider knows the demo's payments, so that staff and shoppers can refund and cancel them. Does
 * nothing in a shop without the sandbox.
 */
export async function seedSandbox(client: pg.ClientBase, orders: readonly DemoOrder[]): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('sandbox.object') as found`,
  );
  if (!rows[0]?.found) return;
  await client.query(
    `truncate sandbox.object, sandbox.idempotency, sandbox.delivery, sandbox.wallet_request`,
  );
  const paid = orders.filter(({ method }) => method === 'card').flatMap(paymentsOf);
  await insertRows(
    client,
    'sandbox.object',
    paid.flatMap((payment) => (payment.paidAt ? objectsOf(payment, payment.paidAt) : [])),
  );
}

function objectsOf(payment: DemoPayment, paidAt: Date): object[] {
  const { ref, intent: id } = providerRefs(payment);
  const email = payment.order.account.email;
  const now = Math.floor(paidAt.getTime() / 1000);
  const metadata = { order_id: payment.order.id, payment_id: payment.id };
  const amount = payment.amount.cents;
  const intent = newIntent({ id, secret: 'demo', amount, currency: 'usd', now, metadata, email });
  const card = { last4: '4242', expMonth: 12, expYear: paidAt.getUTCFullYear() + 3 };
  const charge = newCharge({ id: id.replace('pi_', 'ch_'), intent, card, email, now, failure: null });
  const returned = refundsOf(payment.order).reduce((sum, refund) => sum + refund.amount.cents, 0);
  const lines = [
    { id: id.replace('pi_', 'li_'), name: 'An order of the demo', unitAmount: amount, quantity: 1 },
  ];
  const page = { lines, intentMetadata: metadata, coupon: null, waiting: null };
  const taken: WireIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge.id,
  };
  const left = { ...charge, amount_refunded: returned, refunded: returned === amount };
  const row = (kind: string, key: string, parent: string | null, data: object, extra: object) => ({
    id: key,
    kind,
    parent,
    data,
    extra,
    created_at: paidAt,
  });
  return [
    row('session', ref, null, pageOf(ref, { data: taken, extra: page }), page),
    row('intent', id, ref, taken, { card, behaviour: 'pays' }),
    row('charge', charge.id, id, left, {}),
  ];
}

/** The hosted page on which a payment was made, which shows its sum as one line. */
function pageOf(id: string, { data, extra }: { data: WireIntent; extra: SessionExtra }): WireSession {
  const request: SessionRequest = {
    mode: 'payment',
    success_url: '/',
    client_reference_id: data.metadata['order_id'] ?? '',
    metadata: data.metadata,
    line_items: [],
  };
  const opened = newSession({ id, now: data.created, url: '', request, lines: extra.lines, discount: 0 });
  return { ...opened, status: 'complete', payment_status: 'paid', payment_intent: data.id, url: null };
}
