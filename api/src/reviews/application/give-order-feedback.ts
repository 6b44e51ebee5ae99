import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { GiveFeedback } from '../../orders/application/give-feedback.js';
import { NothingToRate, NotInOrder } from '../domain/refusals.js';
import { RateProduct } from './rate-product.js';

export interface OrderFeedback {
  orderId: string;
  accountId: string;
  rating: number;
  comment: string;
  items: readonly { productId: string; rating: number; comment?: string | undefined }[];
}

/** A shopper's word on a delivered order together with stars for what was in it: all of it or nothing. */
export class GiveOrderFeedback {
  constructor(
    private readonly feedback: GiveFeedback,
    private readonly rate: RateProduct,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotInOrder, and what GiveFeedback throws */
  giveOrderFeedback({ accountId, items, ...feedback }: OrderFeedback): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.feedback.giveFeedback(feedback, accountId);
      const bought = new Set([...order.lines].map((line) => line.productId));
      if (items.some((item) => !bought.has(item.productId))) throw new NotInOrder();
      for (const item of items.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)))
        await this.rateIfSold({ ...item, accountId });
    });
  }

  /** A product that has left the shop cannot be rated any more; the word on the order still counts. */
  private async rateIfSold(rating: Parameters<RateProduct['rateProduct']>[0]): Promise<void> {
    await this.rate.rateProduct(rating).catch((error: unknown) => {
      if (!(error instanceof NothingToRate)) throw error;
    });
  }
}
