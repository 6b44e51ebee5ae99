import { UnpaidOrders, type UnpaidCounts, type UnpaidOrder } from '../application/ports.js';
import type { Unpaid, UnpaidHold } from '../domain/unpaid-rules.js';

/** Unpaid orders in memory. The stock is not known here: a test says what is held of it. */
export class InMemoryUnpaidOrders extends UnpaidOrders {
  readonly all: UnpaidOrder[] = [];
  /** Orders that no longer wait. */
  readonly settled = new Set<string>();
  held: UnpaidHold[] = [];
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

  override holds(variantIds: readonly string[]): Promise<UnpaidHold[]> {
    return Promise.resolve(this.held.filter(({ variantId }) => variantIds.includes(variantId)));
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
