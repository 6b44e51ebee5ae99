import { whyNot } from '../domain/quantity.js';
import { NotForSale } from '../domain/refusals.js';
import { Carts, type Addition, type CartLine } from './ports.js';

/** Puts units into the cart, adding to what is there of the same variant. */
export class AddToCart {
  constructor(private readonly carts: Carts) {}

  /** @throws NotForSale, NotEnoughStock, TooManyPerLine */
  async execute(addition: Addition): Promise<CartLine> {
    const line = await this.carts.add(addition);
    if (line) return line;
    const shortage = await this.carts.shortage(addition);
    if (!shortage) throw new NotForSale();
    throw whyNot(shortage.inCart + addition.quantity, shortage.available);
  }
}
