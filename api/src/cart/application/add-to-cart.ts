import { whyNot } from '../domain/quantity.js';
import { CartFull, MOST_LINES, NotForSale } from '../domain/refusals.js';
import { Carts, type Addition, type CartLine, type Shortage } from './ports.js';

/** Puts units into the cart, adding to what is there of the same variant. */
export class AddToCart {
  constructor(private readonly carts: Carts) {}

  /** @throws NotForSale, NotEnoughStock, TooManyPerLine, CartFull */
  async addToCart(addition: Addition): Promise<CartLine> {
    const line = await this.carts.add(addition);
    if (line) return line;
    const shortage = await this.carts.shortage(addition);
    if (!shortage) throw new NotForSale();
    const wanted = shortage.inCart + addition.quantity;
    if (isFull(shortage) && wanted <= (shortage.available ?? wanted)) throw new CartFull();
    throw whyNot(wanted, shortage.available);
  }
}

/** Nothing new fits in; more of what is there already does. */
const isFull = ({ inCart, lines }: Shortage) => inCart === 0 && lines >= MOST_LINES;
