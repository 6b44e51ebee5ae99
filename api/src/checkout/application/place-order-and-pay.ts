import { discountOf } from '../../kernel/receipt.js';
import type { Failpoints } from '../../kernel/failpoints.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Stock } from '../../inventory/application/ports.js';
import { demandPerVariant } from '../../inventory/domain/demand.js';
import type { PlaceOrder } from '../../orders/application/place-order.js';
import type { OpenPayment } from '../../payments/application/open-payment.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { Obligation } from '../../payments/domain/obligation.js';
import type { Coupons } from '../../promotions/application/ports.js';
import type { Buy } from './buy.js';
import { lineName } from './line-name.js';
import { orderDraft, purchaseName, purchaseOf, wordsOf } from './purchase.js';
import type { Purchases } from './ports.js';
import { assertSeen, assertWalletSeen, type Quote } from './quote.js';
import type { QuoteBasket } from './quote-basket.js';
import type { PayOrder, PaymentAnswer, PlacedOrder } from './pay-order.js';
import type { LimitUnpaidOrders } from '../../unpaid-orders/application/limit-unpaid-orders.js';
import type { SupersedePurchase } from './supersede-purchase.js';
import { PurchaseKeyReused, PurchaseUnderway } from '../domain/refusals.js';

/**
 * Price the cart from the catalogue, take off the coupon, hold the stock, place the order, open a payment for it; then,
 * outside the transaction, ask the provider. A crash in between leaves a pending order, never a charge without one.
 */
export class PlaceOrderAndPay {
  constructor(
    private readonly supersede: SupersedePurchase,
    private readonly quotes: QuoteBasket,
    private readonly methods: PaymentMethods,
    private readonly purchases: Purchases,
    private readonly stock: Stock,
    private readonly placeOrder: PlaceOrder,
    private readonly coupons: Coupons,
    private readonly openPayment: OpenPayment,
    private readonly payOrder: PayOrder,
    private readonly limitUnpaid: LimitUnpaidOrders,
    private readonly unitOfWork: UnitOfWork,
    private readonly failpoints: Failpoints,
    private readonly ids: Ids,
  ) {}

  /** @throws PriceChanged, OutOfStock, TooManyUnpaid, StockShareReached, CouponRefused, InvalidPurchase, PurchaseUnderway, PurchaseKeyReused, CheckoutFailed */
  async execute(buy: Buy): Promise<PaymentAnswer> {
    await this.failpoints.reach('before-place');
    const before = await this.purchases.standing(buy.accountId, buy.key && keyName(buy.key), wordsOf(buy));
    if (before.orderId && !before.sameRequest) throw new PurchaseKeyReused();
    if (before.orderId) return this.payOrder.execute(before.orderId, buy.mobileNumber);
    if (before.waiting) await this.supersede.execute(buy);
    const placed = await this.unitOfWork.run(() => this.place(buy));
    await this.failpoints.reach('after-place');
    if (typeof placed === 'string') return this.payOrder.execute(placed, buy.mobileNumber);
    return this.payOrder.begin(placed);
  }

  /** What was placed, or the id of the order that this purchase became before. */
  private async place(buy: Buy): Promise<PlacedOrder | string> {
    const quote = await this.quotes.execute(buy);
    const owed = await this.openPayment.owed(buy.method, quote.receipt.total);
    const now = dueNow(owed) ?? quote.receipt.total;
    assertSeen(quote, buy.amount, now);
    assertWalletSeen(quote, buy.walletAmount, this.methods.of(buy.method).quote(now), now);
    const orderId = this.ids.next();
    const owner = await this.claim(buy, quote, orderId);
    if (owner !== orderId) return owner;
    const demand = quote.lines.map(({ offer, quantity }) => ({ variantId: offer.variantId, quantity }));
    const holdMinutes = await this.methods.of(buy.method).holdMinutes();
    const perVariant = demandPerVariant(demand);
    const heldUntil = await this.stock.hold(orderId, perVariant, holdMinutes);
    await this.limitUnpaid.execute({ ...buy, orderId, demand: perVariant });
    const order = await this.placeOrder.execute(orderDraft(orderId, buy, quote, heldUntil));
    if (quote.coupon)
      await this.coupons.reserve(quote.coupon.id, orderId, buy.accountId, discountOf(quote.receipt));
    const opened = await this.openPayment.execute(owed, purchaseOf(order, buy.mobileNumber));
    await this.failpoints.reach('during-place');
    return { order, ...opened };
  }

  /** A purchase has two names: the caller's key, and what is bought from which cart lines while its order waits. */
  private async claim(buy: Buy, quote: Quote, orderId: string): Promise<string> {
    const key = buy.key && keyName(buy.key);
    const same = purchaseName(buy, quote);
    const lines = quote.lines.flatMap(({ cartLineId }) => cartLineId ?? []).sort();
    const names = [...(key ? [key] : []), same, ...lines.map(lineName)];
    const words = wordsOf(buy);
    if (await this.purchases.claimNew(buy.accountId, names, orderId, words)) return orderId;
    const byKey = key ? await this.purchases.claim(buy.accountId, key, orderId, words) : orderId;
    if (byKey !== orderId) return byKey;
    const owner = await this.purchases.claim(buy.accountId, same, orderId);
    if (owner !== orderId && key) await this.purchases.reassign(buy.accountId, key, owner);
    if (owner === orderId) await this.claimLines(buy.accountId, lines, orderId);
    return owner;
  }

  /** Two tries of one cart at the same moment: the later one finds its lines taken. @throws PurchaseUnderway */
  private async claimLines(accountId: string, lines: readonly string[], orderId: string): Promise<void> {
    for (const id of lines)
      if ((await this.purchases.claim(accountId, lineName(id), orderId)) !== orderId)
        throw new PurchaseUnderway();
  }
}

const keyName = (key: string) => `key:${key}`;

const dueNow = (owed: readonly Obligation[]) => owed.find((one) => one.due === 'now')?.amount;
