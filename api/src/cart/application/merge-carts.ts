import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { MOST_LINES, MOST_PER_LINE } from '../domain/refusals.js';
import type { CartFollowers, CartLine, Carts, Shortage } from './ports.js';

/** What did not fit into the cart or is no longer sold, and so is nowhere any more. */
export interface LeftOut {
  productId: string;
  variantId: string;
  name: string;
  quantity: number;
}

/** At log-in a guest's cart goes into the customer's, up to what is in stock and a line may hold. */
export class MergeCarts {
  constructor(
    private readonly carts: Carts,
    private readonly followers: CartFollowers,
    private readonly unit: UnitOfWork,
  ) {}

  /** Each line moves once, however often it is asked for. */
  mergeCarts(accountId: string, guestId: string): Promise<LeftOut[]> {
    return this.unit.run(async () => {
      const left: LeftOut[] = [];
      for (const line of await this.carts.lines(guestId)) {
        if (!(await this.carts.remove(guestId, line._id))) continue;
        const { productId, variantId, name } = line;
        const quantity = line.quantity - (await this.move(accountId, line));
        if (quantity > 0) left.push({ productId, variantId, name, quantity });
      }
      for (const { _id, productId, variantId, name, quantity } of await this.carts.gone(guestId))
        if (await this.carts.remove(guestId, _id)) left.push({ productId, variantId, name, quantity });
      await this.followers.follow(guestId, accountId);
      return left;
    });
  }

  /** How many units found room. */
  private async move(accountId: string, { productId, variantId, quantity }: CartLine): Promise<number> {
    const addition = { accountId, productId, variantId };
    if (await this.carts.add({ ...addition, quantity })) return quantity;
    const shortage = await this.carts.shortage({ ...addition, quantity });
    const room = shortage ? roomOf(shortage) : 0;
    if (room <= 0) return 0;
    return (await this.carts.add({ ...addition, quantity: room })) ? room : 0;
  }
}

function roomOf({ available, inCart, lines }: Shortage): number {
  if (inCart === 0 && lines >= MOST_LINES) return 0;
  return Math.min(available ?? MOST_PER_LINE, MOST_PER_LINE) - inCart;
}
