import { OrderEdits, type KeptEdit } from '../application/order-edits.js';
import type { OrderEdit } from '../domain/order-edit.js';
import type { OrderState } from '../domain/order-states.js';

export class InMemoryOrderEdits extends OrderEdits {
  private readonly rows: OrderEdit[] = [];

  /** `statusOf` tells how the order stands that came for one. */
  constructor(
    private readonly statusOf: (orderId: string) => Promise<OrderState | undefined>,
    private readonly now: () => Date = () => new Date(),
  ) {
    super();
  }

  override add(edit: OrderEdit): Promise<void> {
    this.rows.push({ ...edit });
    return Promise.resolve();
  }

  override async ofNew(newOrderId: string): Promise<KeptEdit | undefined> {
    return (await this.kept((one) => one.newOrderId === newOrderId))[0];
  }

  override async waitingOf(orderId: string): Promise<KeptEdit | undefined> {
    return (await this.kept((one) => one.orderId === orderId)).find(({ state }) => state === 'waiting');
  }

  override about(orderId: string): Promise<KeptEdit[]> {
    return this.kept((one) => one.orderId === orderId || one.newOrderId === orderId);
  }

  override complete(id: string): Promise<void> {
    const row = this.rows.find((one) => one.id === id);
    if (row) row.completedAt = this.now();
    return Promise.resolve();
  }

  private kept(isSo: (edit: OrderEdit) => boolean): Promise<KeptEdit[]> {
    return Promise.all(
      this.rows.filter(isSo).map(async (edit) => {
        const isWaiting = (await this.statusOf(edit.newOrderId)) === 'pending';
        const open = isWaiting ? ('waiting' as const) : ('gone' as const);
        return { ...edit, state: edit.completedAt ? ('done' as const) : open };
      }),
    );
  }
}
