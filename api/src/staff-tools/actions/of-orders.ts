import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { uuid, type Schema } from '../application/schema.js';
import { textIn, type Args } from '../application/staff-tool.js';
import { isStill, type Subject, type Values } from '../domain/proposal.js';
import { ProposalOutdated } from '../domain/proposal-refusals.js';
import type { OrderDesk } from './desk.js';

/** What plugins of orders share. */
export const ORDER_ID: Schema = uuid('The order');
/** Of one line, for what is printed on labels and shown to buyers. */
export const LINE: Schema = { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^\\p{C}]+$' };

/** @throws OrderNotFound */
export async function orderOf({ orders }: Pick<OrderDesk, 'orders'>, id: string | null): Promise<Order> {
  const order = await orders.find(id ?? '');
  if (!order) throw new OrderNotFound();
  return order;
}

export const orderAsked = (desk: Pick<OrderDesk, 'orders'>, args: Args): Promise<Order> =>
  orderOf(desk, textIn(args, 'orderId') ?? null);

export const subjectOf = ({ id, number, version }: Order): Subject => ({ id, name: `#${number}`, version });

/** What of an order decides whether a proposal still fits; amounts in decimals of its currency. */
export const standingOf = ({ status, partsSent, captured, refunded }: Order): Values => ({
  ...{ status, partsSent, paid: captured.toDecimal(), refunded: refunded.toDecimal() },
});

/** With its row locked, so that nothing comes in between; `find` where no transaction runs yet. @throws OrderNotFound, ProposalOutdated */
export async function stillSo(
  { orders }: Pick<OrderDesk, 'orders'>,
  { subject, before }: { subject: Subject; before: Values },
  how: 'lock' | 'find' = 'lock',
): Promise<Order> {
  const order = await orders[how](subject.id ?? '');
  if (!order) throw new OrderNotFound();
  if (!isStill(standingOf(order), before)) throw new ProposalOutdated();
  return order;
}

export const said = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};
