import type { Failpoints } from '../../kernel/failpoints.js';
import { OrderKeyTaken } from '../../orders/domain/refusals.js';
import { Overtaken } from '../domain/refusals.js';
import type { AskOutside } from './ask-outside.js';
import type { Buy } from './buy.js';
import type { FindEarlier } from './find-earlier.js';
import type { FindNamed } from './find-named.js';
import type { PayOrder, PaymentAnswer, PlacedOrder } from './pay-order.js';
import type { ReplaceEarlier } from './replace-earlier.js';

/**
 * Price the cart from the catalogue, take off the coupon, hold the stock, place the order, open a payment for it; then,
 * outside the transaction, ask the provider. A crash in between leaves a pending order, never a charge without one.
 */
export class PlaceOrderAndPay {
  constructor(
    private readonly findNamed: FindNamed,
    private readonly askOutside: AskOutside,
    private readonly findEarlier: FindEarlier,
    private readonly replaceEarlier: ReplaceEarlier,
    private readonly payOrder: PayOrder,
    private readonly failpoints: Failpoints,
  ) {}

  /** @throws PriceChanged, OutOfStock, TooManyUnpaid, StockShareReached, CouponRefused, InvalidPurchase, PurchaseUnderway, PurchaseKeyReused, VatNumberWrong, CheckoutFailed */
  async execute(said: Buy): Promise<PaymentAnswer> {
    await this.failpoints.reach('before-place');
    const placed = await this.place(said).catch((error: unknown) => {
      if (error instanceof Overtaken || error instanceof OrderKeyTaken) return this.place(said);
      throw error;
    });
    await this.failpoints.reach('after-place');
    if (typeof placed === 'string') return this.payOrder.execute(placed, said.mobileNumber);
    return this.payOrder.begin(placed);
  }

  /** What was placed, or the id of the order that this purchase became before. */
  private async place(said: Buy): Promise<PlacedOrder | string> {
    const named = await this.findNamed.execute(said);
    if (named) return named;
    const buy = await this.askOutside.execute(said);
    const earlier = await this.findEarlier.execute(buy);
    return earlier.same ?? this.replaceEarlier.execute(buy, earlier);
  }
}
