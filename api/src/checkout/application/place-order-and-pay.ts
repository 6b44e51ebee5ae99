import { atOnce } from '../../kernel/at-once.js';
import type { Failpoints } from '../../kernel/failpoints.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { CouponGone, OrderKeyTaken } from '../../orders/domain/refusals.js';
import { isCollectedByStaff } from '../../payments/methods/known.js';
import { Overtaken, PromisedDiscountGone } from '../domain/refusals.js';
import type { Buy } from './buy.js';
import type { FindPendingOrders } from './find-pending-orders.js';
import type { FindByIdempotencyKey } from './find-by-idempotency-key.js';
import type { PayOrder, PlacedOrder } from './pay-order.js';
import type { PaymentAnswer } from './payment-answer.js';
import type { PlacePurchase } from './place-purchase.js';
import type { Carts } from './ports.js';
import type { PreparePurchase } from './prepare-purchase.js';
import type { QuoteBasket } from './quote-basket.js';
import type { SupersedeOrder } from './supersede-order.js';

/**
 * Price the cart from the catalogue, take off the coupon, hold the stock, place the order, open a payment for it; then,
 * outside the transaction, ask the provider. A crash in between leaves a pending order, never a charge without one.
 */
export class PlaceOrderAndPay {
  constructor(
    private readonly findByIdempotencyKey: FindByIdempotencyKey,
    private readonly preparePurchase: PreparePurchase,
    private readonly carts: Carts,
    private readonly quotes: QuoteBasket,
    private readonly findPendingOrders: FindPendingOrders,
    private readonly supersedeOrder: SupersedeOrder,
    private readonly placePurchase: PlacePurchase,
    private readonly payOrder: PayOrder,
    private readonly unitOfWork: UnitOfWork,
    private readonly failpoints: Failpoints,
  ) {}

  /** @throws PriceChanged, OutOfStock, TooManyUnpaid, StockShareReached, CouponRefused, InvalidPurchase, PurchaseUnderway, PurchaseKeyReused, VatNumberWrong, CheckoutFailed */
  async placeOrderAndPay(input: Buy): Promise<PaymentAnswer> {
    await this.failpoints.reach('before-place');
    const placed = await this.place(input).catch((error: unknown) => {
      if (error instanceof CouponGone && input.agreed) throw new PromisedDiscountGone();
      if (MOVED.some((kind) => error instanceof kind)) return this.place(input);
      throw error;
    });
    await this.failpoints.reach('after-place');
    if (typeof placed === 'string') return this.payOrder.payOrder(placed, input);
    return this.payOrder.begin(placed);
  }

  /** What was placed, or the id of the order that this purchase became before. */
  private async place(input: Buy): Promise<PlacedOrder | string> {
    return (await this.placeAtOnce(input)) ?? this.placeInTurn(input);
  }

  /**
   * In one transaction whose first packet asks all that there is to know, the key of the call too, and whose last one keeps the answer:
   * what staff collects, where nobody outside the database has a say in it. Undefined where there is more to it.
   */
  private async placeAtOnce(input: Buy): Promise<PlacedOrder | undefined> {
    if (!isCollectedByStaff(input.method) || input.vatNumber) return undefined;
    const { buy, asksOthers } = await this.preparePurchase.preparePurchase(input);
    if (asksOthers) return undefined;
    const placing = { ...buy, isPlacing: true };
    try {
      return await this.unitOfWork.run(async () => {
        const earlier = this.ofCart(buy);
        const quote = this.quotes.quoteBasket(placing);
        const placed = await this.placePurchase.placePurchase(placing, quote, earlier);
        await buy.call?.keep(await this.payOrder.begin(placed));
        return placed;
      });
    } catch (error) {
      if (error instanceof HasEarlier) return undefined;
      throw error;
    }
  }

  /** @throws HasEarlier where an order of before has to be looked at, and what the call ends with that was answered before */
  private async ofCart(buy: Buy): Promise<string[]> {
    const [, named, ordered] = await atOnce(
      buy.call?.take(),
      this.findByIdempotencyKey.findByIdempotencyKey(buy),
      this.carts.ordered(buy.accountId),
    );
    if (named || ordered.some(({ isWaiting }) => isWaiting)) throw new HasEarlier();
    return (await this.findPendingOrders.findPendingOrders(buy, ordered)).ofCart;
  }

  /** One step after the other, others outside the database asked between them. */
  private async placeInTurn(input: Buy): Promise<PlacedOrder | string> {
    await input.call?.take();
    const named = await this.findByIdempotencyKey.findByIdempotencyKey(input);
    if (named) return named;
    const { buy, asksOthers } = await this.preparePurchase.preparePurchase(input);
    const ordered = await this.carts.ordered(buy.accountId);
    // priced outside of the transaction, where others may take their time to answer; only if anybody asks for this price
    const isWanted = asksOthers || ordered.some(({ isWaiting }) => isWaiting);
    const quote = isWanted ? await this.quotes.quoteBasket(buy) : undefined;
    const earlier = await this.findPendingOrders.findPendingOrders(buy, ordered, quote);
    if (earlier.same) return earlier.same;
    await this.supersedeOrder.endPayments(earlier.waiting);
    const placing = { ...buy, isPlacing: true };
    return this.unitOfWork.run(async () => {
      await this.supersedeOrder.supersedeOrders(earlier.waiting);
      // priced in it, by what holds now: this is what is charged
      return this.placePurchase.placePurchase(placing, this.quotes.quoteBasket(placing), earlier.ofCart);
    });
  }
}

/** What the purchase was priced by is not so any more: it is looked at once more. */
const MOVED = [Overtaken, OrderKeyTaken, CouponGone];

/** An order of before waits for the same things, or has the same key. */
class HasEarlier extends Error {}
