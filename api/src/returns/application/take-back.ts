import type { Ids } from '../../kernel/ids.js';
import { Money } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { OrderCommands } from '../../orders/application/order-commands.js';
import type { Orders, OrderTimeline } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import {
  BY_POST,
  isFaultOfShop,
  WITHDRAWAL,
  type OrderReturn,
  type ReturnLine,
} from '../domain/order-return.js';
import { returnEntry } from './announce-return.js';
import { deliveryBack } from './delivery-back.js';
import type { Returns } from './ports.js';
import { linesOf, type Pieces } from './return-lines.js';

/** A buyer has withdrawn from the contract about goods that are on their way or there: they come back, and nobody is asked. */
export class TakeBack {
  constructor(
    private readonly orders: Orders,
    private readonly timeline: OrderTimeline,
    private readonly commands: OrderCommands,
    private readonly returns: Returns,
    private readonly terms: ShopTerms,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * The id of the return; a return that is under way takes the pieces in, unless its parcel was opened already or the shop has got it
   * wrong: then, and when nothing is left to come back, undefined, and the staff decides. @throws OrderNotFound
   */
  takeBack(orderId: string, pieces: Pieces): Promise<string | undefined> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new OrderNotFound();
      const open = await this.returns.openOf(orderId);
      if (open && (open.state === 'received' || isFaultOfShop(open.reason))) return undefined;
      const all = await this.stillOut(order, [...(open?.lines ?? []), ...pieces]);
      if (all.length === 0) return undefined;
      const one: OrderReturn = {
        ...{ id: open?.id ?? this.ids.next(), orderId, state: 'approved', reason: WITHDRAWAL, feePercent: 0 },
        ...{
          comment: open?.comment ?? '',
          handover: open?.handover ?? BY_POST,
          message: open?.message ?? '',
        },
        ...{ lines: all, amount: await this.worth(order, all), refundIds: [] },
      };
      if (open && !(await this.returns.move(one, open.state))) return undefined;
      if (!open) await this.returns.add(one);
      await this.timeline.append(returnEntry(one, order, { kind: 'customer', id: order.accountId }));
      return one.id;
    });
  }

  /** Never more of a line than was bought and has not been given back. */
  private async stillOut(order: Order, pieces: Pieces): Promise<ReturnLine[]> {
    const { lines } = await this.commands.previewRefund({ orderId: order.id });
    return linesOf(order, pieces).flatMap((line) => {
      const figures = lines.find(({ variantId }) => variantId === line.variantId);
      const quantity = Math.min(line.quantity, (figures?.bought ?? 0) - (figures?.refunded ?? 0));
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
  }

  /** Nothing of what was not paid. */
  private async worth(order: Order, pieces: Pieces): Promise<Money> {
    try {
      const goods = await this.commands.refundable(order.id, pieces);
      return goods.plus((await deliveryBack(this.terms, this.commands, order.id, pieces)) ?? goods.times(0));
    } catch (error) {
      if (error instanceof Refusal) return order.total.times(0);
      throw error;
    }
  }
}
