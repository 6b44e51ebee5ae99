import type { Ids } from '../../kernel/ids.js';
import { Money } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { OrderCommands } from '../../orders/application/order-commands.js';
import type { Orders, OrderTimeline } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { BY_POST, WITHDRAWAL, type OrderReturn } from '../domain/order-return.js';
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
   * The id of the return; a return that is under way takes the pieces in, unless its parcel was opened already: then undefined, and the
   * staff decides. @throws OrderNotFound
   */
  takeBack(orderId: string, pieces: Pieces): Promise<string | undefined> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new OrderNotFound();
      const open = await this.returns.openOf(orderId);
      if (open?.state === 'received') return undefined;
      const all = [...(open?.lines ?? []), ...pieces];
      const one: OrderReturn = {
        ...{ id: open?.id ?? this.ids.next(), orderId, state: 'approved', reason: WITHDRAWAL, feePercent: 0 },
        ...{ comment: open?.comment ?? '', handover: BY_POST, message: open?.message ?? '', refundIds: [] },
        ...{ lines: linesOf(order, all), amount: await this.worth(order, all) },
      };
      if (open && !(await this.returns.move(one, open.state))) return undefined;
      if (!open) await this.returns.add(one);
      await this.timeline.append(returnEntry(one, order, { kind: 'customer', id: order.accountId }));
      return one.id;
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
