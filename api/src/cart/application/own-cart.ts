import { whyNot } from '../domain/quantity.js';
import { CartLineNotFound } from '../domain/refusals.js';
import { Carts, type CartLine } from './ports.js';

/** A shopper's own cart: looking at it, changing quantities, taking things out. */
export class OwnCart {
  constructor(private readonly carts: Carts) {}

  show(accountId: string): Promise<CartLine[]> {
    return this.carts.lines(accountId);
  }

  /** @throws CartLineNotFound, NotEnoughStock */
  async setQuantity(accountId: string, lineId: string, quantity: number): Promise<CartLine> {
    const changed = await this.carts.setQuantity(accountId, lineId, quantity);
    const line = await this.carts.line(accountId, lineId);
    if (!line) throw new CartLineNotFound();
    if (!changed) throw whyNot(quantity, line.stock);
    return line;
  }

  /** @throws CartLineNotFound */
  async remove(accountId: string, lineId: string): Promise<void> {
    if (!(await this.carts.remove(accountId, lineId))) throw new CartLineNotFound();
  }

  clear(accountId: string): Promise<void> {
    return this.carts.clear(accountId);
  }
}
