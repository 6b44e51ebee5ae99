import { whyNot } from '../domain/quantity.js';
import { CartLineNotFound } from '../domain/refusals.js';
import { Carts, type CartLine, type GoneLine, type OwnHolds } from './ports.js';

const isShort = ({ stock, quantity }: CartLine) => stock !== null && stock < quantity;

/** A shopper's own cart: looking at it, changing quantities, taking things out. */
export class OwnCart {
  constructor(
    private readonly carts: Carts,
    private readonly ownHolds: OwnHolds,
  ) {}

  async show(accountId: string): Promise<CartLine[]> {
    return this.withOwnHolds(accountId, await this.carts.lines(accountId));
  }

  /** What was put in and is no longer sold; told until it is taken out. */
  gone(accountId: string): Promise<GoneLine[]> {
    return this.carts.gone(accountId);
  }

  /** @throws CartLineNotFound, NotEnoughStock */
  async setQuantity(accountId: string, lineId: string, quantity: number): Promise<CartLine> {
    const changed = await this.carts.setQuantity(accountId, lineId, quantity);
    const line = await this.carts.line(accountId, lineId);
    if (!line) throw new CartLineNotFound();
    if (!changed) throw whyNot(quantity, line.stock);
    const [shown = line] = await this.withOwnHolds(accountId, [line]);
    return shown;
  }

  /** A line that is short only because its own purchase waits is not short. */
  private async withOwnHolds(accountId: string, lines: CartLine[]): Promise<CartLine[]> {
    const short = lines.filter(isShort);
    if (short.length === 0) return lines;
    const held = await this.ownHolds.of(
      accountId,
      short.map((line) => line._id),
    );
    const own = ({ variantId }: CartLine) => held.get(variantId) ?? 0;
    return lines.map((line) => (isShort(line) ? { ...line, stock: (line.stock ?? 0) + own(line) } : line));
  }

  /** @throws CartLineNotFound */
  async remove(accountId: string, lineId: string): Promise<void> {
    if (!(await this.carts.remove(accountId, lineId))) throw new CartLineNotFound();
  }

  clear(accountId: string): Promise<void> {
    return this.carts.clear(accountId);
  }
}
