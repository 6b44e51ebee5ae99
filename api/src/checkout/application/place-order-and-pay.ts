import type { Failpoints } from '../../kernel/failpoints.js';
import { OrderKeyTaken } from '../../orders/domain/refusals.js';
import { Overtaken } from '../domain/refusals.js';
import type { FetchExternalRates } from './fetch-external-rates.js';
import type { Buy } from './buy.js';
import type { FindPendingOrders } from './find-pending-orders.js';
import type { FindByIdempotencyKey } from './find-by-idempotency-key.js';
import type { PayOrder, PaymentAnswer, PlacedOrder } from './pay-order.js';
import type { SupersedeOrder } from './supersede-order.js';

/**
 * Price the cart from the catalogue, take off the coupon, hold the stock, place the order, open a payment for it; then,
 * outside the transaction, ask the provider. A crash in between leaves a pending order, never a charge without one.
 */
export class PlaceOrderAndPay {
  constructor(
    private readonly findByIdempotencyKey: FindByIdempotencyKey,
    private readonly fetchExternalRates: FetchExternalRates,
    private readonly findPendingOrders: FindPendingOrders,
    private readonly supersedeOrder: SupersedeOrder,
    private readonly payOrder: PayOrder,
    private readonly failpoints: Failpoints,
  ) {}

  /** @throws PriceChanged, OutOfStock, TooManyUnpaid, StockShareReached, CouponRefused, InvalidPurchase, PurchaseUnderway, PurchaseKeyReused, VatNumberWrong, CheckoutFailed */
  async placeOrderAndPay(said: Buy): Promise<PaymentAnswer> {
    await this.failpoints.reach('before-place');
    const placed = await this.place(said).catch((error: unknown) => {
      if (error instanceof Overtaken || error instanceof OrderKeyTaken) return this.place(said);
      throw error;
    });
    await this.failpoints.reach('after-place');
    if (typeof placed === 'string') return this.payOrder.payOrder(placed, said.mobileNumber);
    return this.payOrder.begin(placed);
  }

  /** What was placed, or the id of the order that this purchase became before. */
  private async place(said: Buy): Promise<PlacedOrder | string> {
    const named = await this.findByIdempotencyKey.findByIdempotencyKey(said);
    if (named) return named;
    const buy = await this.fetchExternalRates.fetchExternalRates(said);
    const earlier = await this.findPendingOrders.findPendingOrders(buy);
    return earlier.same ?? this.supersedeOrder.supersedeOrder(buy, earlier);
  }
}
