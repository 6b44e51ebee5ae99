import type { InMemoryHandovers } from '../../credit/testing/in-memory-handovers.js';
import { InMemoryHandedOver } from '../../orders/testing/in-memory-handed-over.js';

/** By the gift cards that were mailed. */
export class CardsHandedOver extends InMemoryHandedOver {
  constructor(private readonly handovers: InMemoryHandovers) {
    super();
  }

  override async someOf(orderId: string): Promise<boolean> {
    const cards = await this.handovers.lockOfOrder(orderId);
    return cards.some(({ mailedAt, takenBackAt }) => mailedAt !== null && takenBackAt === null);
  }
}
