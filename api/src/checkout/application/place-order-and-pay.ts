import type { Failpoints } from '../../kernel/failpoints.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { OrderKeyTaken } from '../../orders/domain/refusals.js';
import { Overtaken } from '../domain/refusals.js';
import type { Buy } from './buy.js';
import type { FindPendingOrders } from './find-pending-orders.js';
import type { FindByIdempotencyKey } from './find-by-idempotency-key.js';
import type { PayOrder, PaymentAnswer, PlacedOrder } from './pay-order.js';
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
      if (error instanceof Overtaken || error instanceof OrderKeyTaken) return this.place(input);
      throw error;
    });
    await this.failpoints.reach('after-place');
    if (typeof placed === 'string') return this.payOrder.payOrder(placed, input);
    return this.payOrder.begin(placed);
  }

  /** What was placed, or the id of the order that this purchase became before. */
  private async place(input: Buy): Promise<PlacedOrder | string> {
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
