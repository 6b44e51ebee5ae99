import type { Money } from '@duka/api/kernel/money.js';
import type { AccountRow } from './demo-accounts.js';
import type { DemoCoupon } from './demo-coupons.js';
import type { DemoVariant } from './demo-products.js';

/** How far an order of the demo came. */
export type Outcome =
  | 'unpaid'
  | 'payment-failed'
  | 'processing'
  | 'shipped'
  | 'in-transit'
  | 'delivered'
  | 'partly-refunded'
  | 'returned'
  | 'cancelled'
  | 'cancelled-paid'
  | 'expired';

export type Method = 'card' | 'mobile' | 'cash';

export interface DemoLine {
  id: string;
  variant: DemoVariant;
  quantity: number;
  list: Money;
  unit: Money;
  share: Money;
  total: Money;
}

/** Moments of an order's life; those that it never reached are absent. */
export interface Moments {
  placed: Date;
  failed?: Date;
  paid?: Date;
  shipped?: Date;
  transit?: Date;
  delivered?: Date;
  ended?: Date;
  refunded?: Date;
}

/** An order of the demo, from which every row of every book follows. */
export interface DemoOrder {
  id: string;
  account: AccountRow;
  method: Method;
  outcome: Outcome;
  lines: DemoLine[];
  coupon: DemoCoupon | null;
  subtotal: Money;
  discount: Money;
  total: Money;
  at: Moments;
  address: Address;
}

export interface Address {
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

const PAID: ReadonlySet<Outcome> = new Set([
  'processing',
  'shipped',
  'in-transit',
  'delivered',
  'partly-refunded',
  'returned',
  'cancelled-paid',
]);
const CANCELLED: ReadonlySet<Outcome> = new Set(['cancelled', 'cancelled-paid', 'expired']);
const DELIVERED: ReadonlySet<Outcome> = new Set(['delivered', 'partly-refunded', 'returned']);

export const wasPaid = ({ outcome }: Pick<DemoOrder, 'outcome'>): boolean => PAID.has(outcome);
export const wasCancelled = ({ outcome }: Pick<DemoOrder, 'outcome'>): boolean => CANCELLED.has(outcome);
export const wasDelivered = ({ outcome }: Pick<DemoOrder, 'outcome'>): boolean => DELIVERED.has(outcome);
export const keepsStock = (order: Pick<DemoOrder, 'outcome'>): boolean =>
  wasPaid(order) && !wasCancelled(order);

export function stateOf(order: Pick<DemoOrder, 'outcome'>): string {
  if (wasCancelled(order)) return 'cancelled';
  if (wasDelivered(order)) return 'delivered';
  if (order.outcome === 'shipped' || order.outcome === 'in-transit') return 'shipped';
  return order.outcome === 'processing' ? 'processing' : 'pending';
}
