import type { Ids } from '../../kernel/ids.js';
import { hasSteadyNumber } from '../domain/order.js';
import type { Orders } from './ports.js';

/**
 * An id whose number (its last eight characters) no other order has, and which a spreadsheet leaves as it is: people read it to
 * the help desk and write it on bank transfers. Joins the caller's transaction, within which the number is taken.
 */
export class NewOrderId {
  constructor(
    private readonly orders: Orders,
    private readonly ids: Ids,
  ) {}

  async next(): Promise<string> {
    for (;;) {
      const id = this.ids.next();
      if (hasSteadyNumber(id) && (await this.orders.isNumberFree(id))) return id;
    }
  }
}
