import type { Clock } from '../../kernel/clock.js';
import type { OrderCommands } from '../../orders/application/order-commands.js';
import type { Parcels } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { deliveredAt } from '../../returns/application/delivered-at.js';
import type { Returns } from '../../returns/application/ports.js';
import { withdrawableUntil } from '../../returns/domain/order-return.js';

export interface WithdrawableLine {
  variantId: string;
  name: string;
  sku: string;
  options: Readonly<Record<string, string>>;
  /** Pieces that are neither given back nor on their way back. */
  left: number;
}

/** What of an order its buyer may withdraw from, and until when. */
export class Withdrawable {
  constructor(
    private readonly parcels: Parcels,
    private readonly commands: OrderCommands,
    private readonly returns: Returns,
    private readonly clock: Clock,
  ) {}

  /** `until` is undefined before delivery: the period has not begun to run then, and the right is there. */
  async of(order: Order): Promise<{ until: Date | undefined; isLate: boolean; lines: WithdrawableLine[] }> {
    const arrived = await deliveredAt(order, this.parcels);
    const until = arrived && withdrawableUntil(arrived);
    const open = await this.returns.openOf(order.id);
    const { lines } = await this.commands.previewRefund({ orderId: order.id });
    const isOver = order.status === 'cancelled';
    return {
      until,
      isLate: until !== undefined && until < this.clock.now(),
      lines: [...order.lines].map(({ variantId, name, sku, options }) => {
        const figures = lines.find((line) => line.variantId === variantId);
        const coming = open?.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
        const left = (figures?.bought ?? 0) - (figures?.refunded ?? 0) - coming;
        return { variantId, name, sku, options: { ...options }, left: isOver ? 0 : Math.max(left, 0) };
      }),
    };
  }
}
