import type { AccountRow } from './demo-accounts.js';
import type { DemoCoupon } from './demo-coupons.js';
import { IN_TRANSIT } from './demo-history.js';
import { demoId } from './demo-ids.js';
import { paymentsOf, refundsOf } from './demo-money.js';
import type { DemoOrder } from './demo-order.js';
import { carrierOf, trackingNumberOf } from './demo-order-rows.js';
import { dearer, type PriceCut } from './demo-prices.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Act {
  by: 'admin' | 'staff';
  action: string;
  entity: string;
  entityId: string;
  changes: object;
  at: Date;
}

/** What the people of the demo shop did in its panel. */
export interface DemoActions {
  accounts: readonly AccountRow[];
  coupons: readonly DemoCoupon[];
  orders: readonly DemoOrder[];
  products: readonly { id: string; price_cents: number; is_featured: boolean; created_at: Date }[];
  cuts: ReadonlyMap<string, PriceCut>;
  reviews: readonly { id: string; status: string; created_at: Date }[];
}

/** The audit log as the shop would have written it, act by act, with what the other books of the demo say. */
export function auditRows(actions: DemoActions, now: Date) {
  const { accounts } = actions;
  const people = {
    admin: accounts.find(({ role }) => role === 'admin'),
    staff: accounts.find(({ role }) => role === 'staff'),
  };
  return actsOf(actions, now).map(({ by, action, entity, entityId, changes, at }, index) => ({
    id: demoId('audit', `${action}/${entityId}/${index}`),
    actor_id: people[by]?.id,
    actor_email: people[by]?.email,
    action,
    entity,
    entity_id: entityId,
    changes,
    request_id: '',
    created_at: at,
  }));
}

function actsOf({ accounts, coupons, orders, products, cuts, reviews }: DemoActions, now: Date): Act[] {
  return [
    ...accounts.filter(({ role }) => role === 'staff').map((account) => appointed(account, accounts)),
    ...coupons.map(couponMade),
    ...products.filter((product) => cuts.has(product.id)).map((product) => priceCut(product, cuts)),
    ...products.filter((product) => product.is_featured).map((product) => featured(product, now)),
    ...reviews.filter(({ status }) => status === 'rejected').map((review) => refused(review, now)),
    ...orders.flatMap(ordered),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}

const change = (from: unknown, to: unknown) => ({ from, to });
/** So long after, but never later than now. */
const after = (moment: Date, ms: number, now: Date) =>
  new Date(Math.min(moment.getTime() + ms, now.getTime()));

/** Once there was an administrator to do it. */
const appointed = ({ id, created_at: joined }: AccountRow, accounts: readonly AccountRow[]): Act => ({
  by: 'admin',
  action: 'adminUpdateCustomer',
  entity: 'customer',
  entityId: id,
  changes: { role: change('customer', 'staff') },
  at: new Date(
    HOUR_MS +
      Math.max(
        joined.getTime(),
        ...accounts.flatMap(({ role, created_at: at }) => (role === 'admin' ? [at.getTime()] : [])),
      ),
  ),
});

const couponMade = ({ id, code, description, percent, amountCents, startsAt }: DemoCoupon): Act => ({
  by: 'admin',
  action: 'adminCreateCoupon',
  entity: 'coupon',
  entityId: id,
  changes: {
    code: change(null, code),
    description: change(null, description),
    ...(percent === null ? { amount_cents: change(null, amountCents) } : { percent: change(null, percent) }),
  },
  at: startsAt,
});

const productChanged = (entityId: string, changes: object, at: Date): Act => ({
  by: 'admin',
  action: 'adminUpdateProduct',
  entity: 'product',
  entityId,
  changes,
  at,
});

function priceCut(
  { id, price_cents: now }: { id: string; price_cents: number },
  cuts: DemoActions['cuts'],
): Act {
  const { at } = cuts.get(id) ?? { at: new Date(0) };
  return productChanged(id, { price_cents: change(dearer(now), now) }, at);
}

const featured = ({ id, created_at: createdAt }: { id: string; created_at: Date }, now: Date): Act =>
  productChanged(id, { is_featured: change(false, true) }, after(createdAt, DAY_MS, now));

const refused = ({ id, created_at: createdAt }: { id: string; created_at: Date }, now: Date): Act => ({
  by: 'staff',
  action: 'adminUpdateReview',
  entity: 'review',
  entityId: id,
  changes: { status: change('pending', 'rejected') },
  at: after(createdAt, 5 * HOUR_MS, now),
});

/** Each step of an order that people took, as the body of the call that took it. */
function ordered(order: DemoOrder): Act[] {
  const { paid, shipped, transit, delivered } = order.at;
  const [, balance] = paymentsOf(order);
  const trackingNumber = trackingNumberOf(order);
  const act = (name: string, at: Date | undefined, more: object = {}): Act[] =>
    at ? [orderAct(order, 'staff', name, { action: name, ...more }, at)] : [];
  return [
    ...act('record-deposit', order.method === 'cash' ? paid : undefined),
    ...act('ship', shipped, { carrier: carrierOf(order), trackingNumber }),
    ...act('scan', transit, { trackingNumber, location: 'Distribution centre', text: IN_TRANSIT }),
    ...act('record-balance', balance?.paidAt),
    ...act('deliver', delivered),
    ...(order.outcome === 'cancelled-paid' ? [] : refundsOf(order)).map(({ amount, reason, at }) =>
      orderAct(order, 'admin', 'refund', { amount: amount.toDecimal(), reason }, at),
    ),
  ];
}

const orderAct = ({ id }: DemoOrder, by: Act['by'], name: string, changes: object, at: Date): Act => ({
  by,
  action: `order.${name}`,
  entity: 'order',
  entityId: id,
  changes,
  at,
});
