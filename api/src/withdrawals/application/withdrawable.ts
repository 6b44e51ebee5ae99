import type { Clock } from '../../kernel/clock.js';
import type { HandedOver } from '../../orders/application/handed-over.js';
import type { OrderCommands } from '../../orders/application/order-commands.js';
import type { OrderParcels } from '../../orders/application/order-parcels.js';
import type { Parcels } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { deliveredAt } from '../../returns/application/delivered-at.js';
import type { Returns } from '../../returns/application/ports.js';
import { withdrawableUntil } from '../../kernel/periods.js';

export interface WithdrawableLine {
  variantId: string;
  name: string;
  sku: string;
  options: Readonly<Record<string, string>>;
  /** Pieces that are neither given back nor on their way back; none of a file that was downloaded with the consent that ends the right. */
  left: number;
}

export interface WithdrawableOrder {
  until: Date | undefined;
  isLate: boolean;
  /** Some of it stays with the buyer whatever is withdrawn from. */
  keepsFiles: boolean;
  lines: WithdrawableLine[];
}

/** What of an order its buyer may withdraw from, and until when. */
export class Withdrawable {
  constructor(
    private readonly parcels: Parcels,
    private readonly commands: OrderCommands,
    private readonly returns: Returns,
    private readonly clock: Clock,
    private readonly handedOver: Pick<HandedOver, 'downloadedOf'>,
    private readonly sent: OrderParcels,
  ) {}

  /** `until` is undefined before delivery: the period has not begun to run then, and the right is there. */
  async of(order: Order): Promise<WithdrawableOrder> {
    const arrived = await deliveredAt(order, this.parcels, this.sent);
    const until = arrived && withdrawableUntil(arrived);
    const open = await this.returns.openOf(order.id);
    const { lines } = await this.commands.previewRefund({ orderId: order.id });
    const downloaded = await this.handedOver.downloadedOf(order.id);
    const isOver = ({ variantId }: { variantId: string }) =>
      order.status === 'cancelled' || downloaded.has(variantId);
    return {
      until,
      isLate: until !== undefined && until < this.clock.now(),
      keepsFiles: downloaded.size > 0,
      lines: [...order.lines].map((line) => {
        const { variantId, name, sku, options } = line;
        const figures = lines.find((one) => one.variantId === variantId);
        const coming = open?.lines.find((one) => one.variantId === variantId)?.quantity ?? 0;
        const left = (figures?.bought ?? 0) - (figures?.refunded ?? 0) - coming;
        return { variantId, name, sku, options: { ...options }, left: isOver(line) ? 0 : Math.max(left, 0) };
      }),
    };
  }
}
