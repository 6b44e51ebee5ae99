import type { Failpoints } from '../../kernel/failpoints.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Stock } from '../../inventory/application/ports.js';
import { demandPerVariant } from '../../inventory/domain/demand.js';
import type { PlaceOrder } from '../../orders/application/place-order.js';
import type { ShippingAddress } from '../../orders/domain/snapshots.js';
import type { OpenPayment } from '../../payments/application/open-payment.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { PaymentSettings } from '../../payments/application/stores.js';
import type { PaymentMethod } from '../../payments/domain/obligation.js';
import type { Coupons } from '../../promotions/application/ports.js';
import { lineName, orderDraft, purchaseName, purchaseOf } from './purchase.js';
import type { Purchases, WantedItem } from './ports.js';
import { assertSeen, type Quote, type QuoteBasket } from './quote-basket.js';
import type { PayOrder, PaymentAnswer } from './pay-order.js';
import type { SupersedePurchase } from './supersede-purchase.js';
import { PurchaseUnderway } from '../domain/refusals.js';

/** What a shopper sends to buy. Prices and amounts are what the shopper saw, never what is charged. */
export interface Buy {
  accountId: string;
  name: string;
  method: PaymentMethod;
  items?: readonly WantedItem[] | undefined;
  couponCode?: string | undefined;
  amount?: number | undefined;
  mobileNumber?: string | undefined;
  contact: { email: string; phone: string };
  shippingAddress: ShippingAddress | null;
  /** The caller's name for this purchase; the same name is the same order, for ever. */
  key?: string | undefined;
}

/**
 * Price the cart from the catalogue, take off the coupon, hold the stock, place the order, open a payment for it; then,
 * outside the transaction, ask the provider. A crash in between leaves a pending order, never a charge without one.
 */
export class PlaceOrderAndPay {
  constructor(
    private readonly supersede: SupersedePurchase,
    private readonly quotes: QuoteBasket,
    private readonly methods: PaymentMethods,
    private readonly settings: PaymentSettings,
    private readonly purchases: Purchases,
    private readonly stock: Stock,
    private readonly placeOrder: PlaceOrder,
    private readonly coupons: Coupons,
    private readonly openPayment: OpenPayment,
    private readonly payOrder: PayOrder,
    private readonly unitOfWork: UnitOfWork,
    private readonly failpoints: Failpoints,
    private readonly ids: Ids,
  ) {}

  /** @throws PriceChanged, OutOfStock, CouponRefused, InvalidPurchase, PurchaseUnderway, CheckoutFailed */
  async execute(buy: Buy): Promise<PaymentAnswer> {
    await this.failpoints.reach('before-place');
    await this.supersede.execute(buy);
    const orderId = await this.unitOfWork.run(() => this.place(buy));
    await this.failpoints.reach('after-place');
    return this.payOrder.execute(orderId, buy.mobileNumber);
  }

  private async place(buy: Buy): Promise<string> {
    const known = buy.key && (await this.purchases.find(buy.accountId, `key:${buy.key}`));
    if (known) return known;
    const quote = await this.quotes.execute(buy);
    const dueNow = await this.dueNow(buy, quote);
    assertSeen(quote, buy.amount, dueNow);
    const orderId = this.ids.next();
    const owner = await this.claim(buy, quote, orderId);
    if (owner !== orderId) return owner;
    const demand = quote.lines.map(({ offer, quantity }) => ({ variantId: offer.variantId, quantity }));
    const holdMinutes = this.methods.of(buy.method).holdMinutes;
    const heldUntil = await this.stock.hold(orderId, demandPerVariant(demand), holdMinutes);
    const order = await this.placeOrder.execute(orderDraft(orderId, buy, quote, heldUntil));
    if (quote.coupon)
      await this.coupons.reserve(quote.coupon.id, orderId, buy.accountId, quote.receipt.couponDiscount);
    await this.openPayment.execute(buy.method, purchaseOf(order, buy.mobileNumber));
    return orderId;
  }

  private async dueNow(buy: Buy, quote: Quote) {
    const percent = await this.settings.depositPercent();
    const owed = this.methods.of(buy.method).obligations(quote.receipt.total, percent);
    return owed.filter((one) => one.due === 'now').map((one) => one.amount)[0] ?? quote.receipt.total;
  }

  /** A purchase has two names: the caller's key, and what is bought from which cart lines while its order waits. */
  private async claim(buy: Buy, quote: Quote, orderId: string): Promise<string> {
    const byKey = buy.key ? await this.purchases.claim(buy.accountId, `key:${buy.key}`, orderId) : orderId;
    if (byKey !== orderId) return byKey;
    const owner = await this.purchases.claim(buy.accountId, purchaseName(buy, quote), orderId);
    if (owner !== orderId && buy.key) await this.purchases.reassign(buy.accountId, `key:${buy.key}`, owner);
    if (owner === orderId) await this.claimLines(buy.accountId, quote, orderId);
    return owner;
  }

  /** Two tries of one cart at the same moment: the later one finds its lines taken. @throws PurchaseUnderway */
  private async claimLines(accountId: string, quote: Quote, orderId: string): Promise<void> {
    const ids = quote.lines.flatMap(({ cartLineId }) => cartLineId ?? []).sort();
    for (const id of ids)
      if ((await this.purchases.claim(accountId, lineName(id), orderId)) !== orderId)
        throw new PurchaseUnderway();
  }
}
