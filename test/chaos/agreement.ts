import type { Shop } from '../support/shop.js';
import type { Purchase } from './journal.js';

type Rows = readonly Record<string, unknown>[];

/** How often a provider has taken the money of an order, as the shop knows it; what a changed order brings along was taken before. */
const BOOKED = `(select count(*)::int from payment_attempt a join tender t on t.id = a.tender_id
  where a.order_id = orders.id and a.provider in ('stripe', 'momo') and a.state = 'succeeded' and t.moved_from is null)`;

/** What the providers took and the shop does not know of, or the other way round. */
const MONEY = `
  with taken as (
    select data->'metadata'->>'order_id' as order_id from sandbox.object
      where data->>'object' = 'payment_intent' and data->>'status' = 'succeeded'
    union all
    select a.order_id::text from sandbox.wallet_request w join payment_attempt a on a.provider_ref = w.reference::text
      where w.status = 'SUCCESSFUL'),
  both_sides as (
    select id, ${BOOKED} as booked, (select count(*)::int from taken where taken.order_id = orders.id::text) as taken from orders)
  select * from both_sides where booked <> taken or taken > 1`;

/** What a changed order became, and what staff was told by phone. */
const OF_STAFF = `select from order_edit where order_edit.new_order_id = orders.id
  union all select where orders.idempotency_key like 'draft-order:%'`;

const QUESTIONS: Readonly<Record<string, string>> = {
  'money that the shop and the provider see differently': MONEY,
  'a message that was never told': `select id, topic from outbox where delivered_at is null`,
  // a job that another one has replaced while it ran has lost its key, and has no attempt left
  'a job that failed for good': `select task_identifier, last_error from graphile_worker.jobs
    where attempts >= max_attempts and last_error is not null and (key is not null or flags->>'keyed' is null)`,
  'a job that nobody works on': `select task_identifier, locked_at from graphile_worker.jobs
    where locked_at < now() - interval '50 seconds'`,
  'a buyer with two orders': `select account_id from orders where not exists (${OF_STAFF})
    group by account_id having count(*) > 1`,
};

/** Everything that does not agree between book, providers and buyers; empty when all is well. */
export async function disagreements(shop: Shop, purchases: readonly Purchase[]): Promise<string[]> {
  const found: string[] = [];
  for (const [what, question] of Object.entries(QUESTIONS)) {
    const rows: Rows = await shop.sql(question);
    found.push(...rows.map((row) => `${what}: ${JSON.stringify(row)}`));
  }
  const orders = await shop.sql<{ id: string; booked: number; email: string }>(
    `select orders.id, ${BOOKED} as booked, email from orders join account on account.id = account_id
      where not exists (${OF_STAFF})`,
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  const buyers = new Map(purchases.map((purchase) => [purchase.email, purchase]));
  for (const purchase of purchases) found.push(...whatIsWrong(purchase, byId));
  for (const { id, email, booked } of orders)
    if (buyers.get(email)?.orderId !== id && (booked > 0 || buyers.get(email)?.outcome !== 'refused'))
      found.push(`an order that nobody was told of: ${id}`);
  const answer = await (await shop.admin()).get('/admin/integrity', { expect: 200 });
  for (const one of answer.body.data) if (!one.ok) found.push(`integrity ${JSON.stringify(one)}`);
  return found;
}

function whatIsWrong(
  { orderId, outcome, email }: Purchase,
  orders: ReadonlyMap<string, { booked: number; email: string }>,
): string[] {
  if (outcome === 'sent') return [`a purchase without an answer: ${email}`];
  if (orderId === null) return [];
  const order = orders.get(orderId);
  if (order?.email !== email) return [`a confirmed order is lost: ${orderId}`];
  if (outcome === 'paid' && order.booked === 0) return [`a payment is lost: ${orderId}`];
  return outcome === 'declined' && order.booked > 0 ? [`a declined card was charged: ${orderId}`] : [];
}
