import type { Ids } from '../../kernel/ids.js';
import { orderNumber } from '../domain/order.js';
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

/** What a spreadsheet takes for a number and writes otherwise: `75455842`, `71E29229`. */
const LIKE_A_NUMBER = /^\d+(?:E\d+)?$/;

/** Whether an id makes a number that nobody's spreadsheet changes. */
const hasSteadyNumber = (id: string): boolean => !LIKE_A_NUMBER.test(orderNumber(id));
