import { SYSTEM } from '../domain/snapshots.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { TransitionRefused } from '../domain/refusals.js';
import type { DeliverOrder } from './deliver-order.js';
import type { HandedOver } from './handed-over.js';
import type { Orders } from './ports.js';

const BATCH = 100;
/** Orders of which nothing is sent, such as those of gift cards alone, are delivered once all of them is handed over. */
export class DeliverUnsent {
  constructor(
    private readonly orders: Orders,
    private readonly handedOver: HandedOver,
    private readonly deliver: Pick<DeliverOrder, 'deliverOrder'>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Each in a transaction of its own; answers how many. */
  async deliverUnsent(): Promise<number> {
    let delivered = 0;
    for (const orderId of await this.handedOver.wholly(BATCH))
      delivered += (await this.unitOfWork.run(() => this.one(orderId))) ? 1 : 0;
    return delivered;
  }

  /** Unless somebody was faster, or its money is disputed meanwhile. */
  private async one(orderId: string): Promise<boolean> {
    if (!(await this.orders.lock(orderId)) || !(await this.handedOver.isWholly(orderId))) return false;
    try {
      await this.deliver.deliverOrder({ orderId, actor: SYSTEM, isUnsent: true });
      return true;
    } catch (error) {
      if (error instanceof TransitionRefused) return false;
      throw error;
    }
  }
}
