import type { Orders } from '../../orders/application/ports.js';
import { PurchaseKeyReused } from '../domain/refusals.js';
import type { Buy } from './buy.js';

/** The order that a purchase became before, by the key that its client gave it. */
export class FindByIdempotencyKey {
  constructor(private readonly orders: Orders) {}

  /** @throws PurchaseKeyReused when the key named another request */
  async findByIdempotencyKey({ accountId, request }: Buy): Promise<string | undefined> {
    const order = request && (await this.orders.ofKey(accountId, request.key));
    if (order && order.requestHash !== request.hash) throw new PurchaseKeyReused();
    return order?.id;
  }
}
