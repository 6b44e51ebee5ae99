import { UnpaidOrders, type UnpaidCounts, type UnpaidOrder } from '../application/ports.js';
import type { Unpaid, UnpaidHold } from '../domain/unpaid-rules.js';

/** Unpaid orders in memory. The stock is not known here: a test says what is held of it. */
export class InMemoryUnpaidOrders extends UnpaidOrders {
  readonly all: UnpaidOrder[] = [];
  /** Orders that no longer wait. */
  readonly settled = new Set<string>();
  held: UnpaidHold[] = [];
  /** Accounts that have paid. */
  readonly paid = new Set<string>();
  /** The networks that newcomers were counted of. */
  readonly asked: (string | undefined)[] = [];
  /** Whether each recorded order let others wait. */
  readonly exact: boolean[] = [];

  override record(order: UnpaidOrder, exact: boolean): Promise<void> {
    this.all.push(order);
    this.exact.push(exact);
    return Promise.resolve();
  }

  override counts({ accountId, contact, networks }: UnpaidOrder): Promise<UnpaidCounts> {
    const own = this.sum((one) => one.accountId === accountId);
    const same = contact
      ? this.sum((one) => one.contact === contact && one.networks[0]?.key === networks[0]?.key)
      : own;
    const account = { orders: Math.max(own.orders, same.orders), units: Math.max(own.units, same.units) };
    return Promise.resolve({
      account,
      networks: networks.map(({ key }, at) => this.sum((one) => one.networks[at]?.key === key)),
    });
  }

  override hasPaid(accountId: string): Promise<boolean> {
    return Promise.resolve(this.paid.has(accountId));
  }

  override holds(variantIds: readonly string[], network: string | undefined): Promise<UnpaidHold[]> {
    this.asked.push(network);
    const held = this.held.filter(({ variantId }) => variantIds.includes(variantId));
    return Promise.resolve(network === undefined ? held.map((one) => ({ ...one, ofNewcomers: 0 })) : held);
  }

  override forgetSettled(): Promise<boolean> {
    const left = this.all.filter(({ orderId }) => !this.settled.has(orderId));
    return Promise.resolve(this.all.splice(0, this.all.length, ...left).length > left.length);
  }

  private sum(counts: (order: UnpaidOrder) => boolean): Unpaid {
    const orders = this.all.filter(counts);
    return { orders: orders.length, units: orders.reduce((sum, { units }) => sum + units, 0) };
  }
}
