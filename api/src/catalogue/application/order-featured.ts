import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { NotFeatured } from '../domain/refusals.js';

/** The products that the shop puts forward, in the order of the home page. */
export abstract class FeaturedOrder {
  /** Their ids; nobody else orders them until the transaction ends. */
  abstract lock(): Promise<string[]>;
  /** Gives each of these products the place that it has in the list. */
  abstract save(ids: readonly string[]): Promise<void>;
}

/** Staff's order of the featured products. Those that were never moved follow by their place on the shelf. */
export class OrderFeatured {
  constructor(
    private readonly order: FeaturedOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Puts one product at a place, counted from 1; one beyond the last is the last. @throws NotFeatured */
  move(id: string, place: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const ids = await this.order.lock();
      if (!ids.includes(id)) throw new NotFeatured();
      await this.order.save(ids.filter((other) => other !== id).toSpliced(place - 1, 0, id));
    });
  }
}
