import type { Failpoints } from '../../kernel/failpoints.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { CheckVatNumber } from '../../tax/application/check-vat-number.js';
import { PurchaseKeyReused } from '../domain/refusals.js';
import type { AskTaxes } from './ask-taxes.js';
import type { Buy } from './buy.js';
import type { PayOrder, PaymentAnswer } from './pay-order.js';
import { keyName, type PlacePurchase } from './place-purchase.js';
import type { Purchases } from './ports.js';
import { requestOf } from './purchase.js';
import type { SupersedePurchase } from './supersede-purchase.js';

/**
 * Price the cart from the catalogue, take off the coupon, hold the stock, place the order, open a payment for it; then,
 * outside the transaction, ask the provider. A crash in between leaves a pending order, never a charge without one.
 */
export class PlaceOrderAndPay {
  constructor(
    private readonly purchases: Purchases,
    private readonly supersede: SupersedePurchase,
    private readonly placePurchase: PlacePurchase,
    private readonly payOrder: PayOrder,
    private readonly checkVat: CheckVatNumber,
    private readonly askTaxes: AskTaxes,
    private readonly unitOfWork: UnitOfWork,
    private readonly failpoints: Failpoints,
  ) {}

  /** @throws PriceChanged, OutOfStock, TooManyUnpaid, StockShareReached, CouponRefused, InvalidPurchase, PurchaseUnderway, PurchaseKeyReused, VatNumberWrong, CheckoutFailed */
  async execute(said: Buy): Promise<PaymentAnswer> {
    await this.failpoints.reach('before-place');
    const name = said.key && keyName(said.key);
    const before = await this.purchases.standing(said.accountId, name, requestOf(said));
    if (before.orderId && !before.sameRequest) throw new PurchaseKeyReused();
    if (before.orderId) return this.payOrder.execute(before.orderId, said.mobileNumber);
    const asked = { ...said, vat: await this.checkVat.execute(said.vatNumber) };
    await this.askTaxes.execute(asked);
    const buy = { ...asked, isPlacing: true };
    if (before.waiting) await this.supersede.execute(buy);
    const placed = await this.unitOfWork.run(() => this.placePurchase.execute(buy));
    await this.failpoints.reach('after-place');
    if (typeof placed === 'string') return this.payOrder.execute(placed, buy.mobileNumber);
    return this.payOrder.begin(placed);
  }
}
