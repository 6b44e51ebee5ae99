import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { TakeBackCards } from '../../credit/application/take-back-cards.js';
import type { RevokeDownloads } from '../../downloads/application/revoke-downloads.js';
import { giftCardPlaces } from '../../kernel/gift-card-goods.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { Stock } from '../../inventory/application/ports.js';
import { demandPerVariant } from '../../inventory/domain/demand.js';
import type { Shelving } from '../../inventory/domain/shelving.js';
import type { Money } from '../../kernel/money.js';
import type { TransitionResult } from '../../orders/application/move.js';
import { REPLACED } from '../../orders/domain/cancel-reasons.js';
import type { Order } from '../../orders/domain/order.js';
import type { Effect } from '../../orders/domain/order-states.js';
import type { PutBack } from '../../payments/application/put-back.js';
import type { RequestRefund } from '../../payments/application/request-refund.js';
import type { Tenders } from '../../payments/application/stores.js';
import { isCollectedByStaff } from '../../payments/methods/known.js';
import type { DiscountsInForce } from '../../promotions/application/discounts-in-force.js';
import type { Coupons } from '../../promotions/application/ports.js';
import type { LendUses } from './lend-uses.js';
import type { Carts } from './ports.js';

const IS_PAID: ReadonlySet<string> = new Set(['paid', 'refunded']);
/** Does what a step of an order asks of stock, money, coupon and cart, in the step's own transaction. */
export class ApplyEffects {
  private readonly actions: Readonly<
    Record<Effect, (order: Order, puts?: Shelving['puts']) => Promise<unknown>>
  > = {
    'commit-stock': (order) => this.stock.commit(order.id),
    'use-coupon': (order) => this.useDiscounts(order),
    'clear-cart': (order) => (isAccepted(order) ? Promise.resolve() : this.takeFromCart(order)),
    // the provider was asked to end them before the transaction; one that cannot be ended stays under watch
    'cancel-attempts': () => Promise.resolve(),
    'cancel-payments': (order) => this.cancelPayments(order),
    'release-stock': (order) => this.stock.release(order.id),
    'release-coupon': (order) => this.releaseDiscounts(order),
    'refund-captured': (order) => this.refundCaptured(order),
    restock: (order, puts) => this.takeBack(order, puts),
  };

  constructor(
    private readonly stock: Stock,
    private readonly coupons: Coupons,
    private readonly discounts: Pick<DiscountsInForce, 'use' | 'release'>,
    private readonly carts: Carts,
    private readonly tenders: Tenders,
    private readonly requestRefund: RequestRefund,
    private readonly outbox: Outbox,
    private readonly putBack: PutBack,
    private readonly cards: Pick<TakeBackCards, 'takeAllBack'>,
    private readonly downloads: Pick<RevokeDownloads, 'revokeDownloads'>,
    private readonly lendUses: Pick<LendUses, 'giveBack'>,
  ) {}

  /** What comes back is on the shelf again, as far as `puts` says. */
  async applyEffects({ order, effects }: TransitionResult, puts: Shelving['puts'] = {}): Promise<void> {
    for (const effect of effects) await this.actions[effect](order, puts);
  }

  /** An order whose money staff records is accepted as it is placed; any other takes its things when it is paid. */
  async accept(order: Order): Promise<void> {
    if (isAccepted(order)) await this.takeFromCart(order);
  }

  private async useDiscounts(order: Order): Promise<void> {
    await this.coupons.use(order.id);
    if (hasDiscounts(order)) await this.discounts.use(order.id);
  }

  private async releaseDiscounts(order: Order): Promise<void> {
    // in the order in which purchases lock them
    if (hasDiscounts(order)) await this.discounts.release(order.id);
    await this.coupons.release(order.id);
    await this.lendUses.giveBack(order);
  }

  /** Whoever has refunded pieces has said whether they go on the shelf. */
  private async takeBack(order: Order, puts: Shelving['puts'] = {}): Promise<void> {
    const off = demandPerVariant(order.taken(await this.requestRefund.offShelf(order.id)));
    await this.stock.takeBack(order.id, { off, puts });
  }

  private takeFromCart(order: Order): Promise<void> {
    return this.carts.takeOut(order, [...order.lines]);
  }

  /**
   * Money that an order does not owe goes back by itself and is reported: late money of a dead order, money that came
   * twice, money of a dead order that the card holder's bank has returned to the shop. `received` has just come, for a
   * payment that was still owed unless it came `twice`. A fee that was kept as the order ended stays.
   */
  async giveBackExcess(order: Order, received = order.total.times(0), isTwice = false): Promise<void> {
    const dead = order.status === 'cancelled';
    const owed = dead ? feeOf(order) : await this.owed(order, received, isTwice);
    const kept = await this.requestRefund.available(order.id, order.total.currency);
    if (!owed.lessThan(kept)) return;
    const reason = dead ? 'late_payment' : 'paid_twice';
    await this.requestRefund.requestRefund({
      orderId: order.id,
      amount: kept.minus(owed),
      reason,
      actor: SYSTEM,
    });
    await this.outbox.publish({
      topic: 'payment.late',
      payload: { orderId: order.id, status: order.status },
    });
  }

  /** What has been paid for without what was given back of it before; of what had come beyond that goes back first. */
  private async owed({ id, total, captured }: Order, received: Money, isTwice: boolean): Promise<Money> {
    const tenders = (await this.tenders.ofOrder(id)).filter(({ state }) => IS_PAID.has(state));
    const paidFor = tenders.reduce((sum, { amount }) => sum.plus(amount), total.times(0));
    const before = isTwice ? paidFor : paidFor.minus(received);
    const beyond = captured.minus(received).minus(before);
    const refunded = await this.requestRefund.givenBack(id, total.currency);
    const ofOrder = beyond.cents > 0 ? refunded.minus(beyond) : refunded;
    return ofOrder.cents > 0 ? paidFor.minus(ofOrder) : paidFor;
  }

  private async cancelPayments(order: Order): Promise<void> {
    for (const { id, state } of await this.tenders.ofOrder(order.id))
      if (state === 'pending' || state === 'failed') await this.tenders.setState(id, 'cancelled');
  }

  private async refundCaptured(order: Order): Promise<void> {
    if (giftCardPlaces(order.bill).length > 0) await this.cards.takeAllBack(order.id, SYSTEM);
    await this.downloads.revokeDownloads(order.id);
    const amount = await this.requestRefund.available(order.id, order.total.currency);
    if (amount.cents <= 0) return;
    const reason = order.cancelReason === REPLACED ? REPLACED : 'order_cancelled';
    const request = { orderId: order.id, amount, reason, actor: SYSTEM };
    for (const refund of await this.requestRefund.requestRefund(request)) await this.putBack.putBack(refund);
  }
}

/** What stays though an order is cancelled, as far as no bank has it. */
const feeOf = ({ kept, lost }: Order): Money => (kept.lessThan(lost) ? kept.times(0) : kept.minus(lost));

const hasDiscounts = ({ bill }: Order): boolean => bill.rules?.discounts !== undefined;

const isAccepted = ({ paymentMethod }: Order): boolean => isCollectedByStaff(paymentMethod);
