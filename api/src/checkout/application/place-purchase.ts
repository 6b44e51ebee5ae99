import { demandPerVariant } from '../../inventory/domain/demand.js';
import type { Stock } from '../../inventory/application/ports.js';
import type { Failpoints } from '../../kernel/failpoints.js';
import type { Ids } from '../../kernel/ids.js';
import { discountOf } from '../../kernel/receipt.js';
import type { PlaceOrder } from '../../orders/application/place-order.js';
import type { OpenPayment } from '../../payments/application/open-payment.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { Obligation } from '../../payments/domain/obligation.js';
import type { Coupons } from '../../promotions/application/ports.js';
import type { LimitUnpaidOrders } from '../../unpaid-orders/application/limit-unpaid-orders.js';
import { PurchaseUnderway } from '../domain/refusals.js';
import type { Buy } from './buy.js';
import type { CarryOut } from './carry-out.js';
import { couponBuyer } from './coupon-buyer.js';
import { lineName } from './line-name.js';
import type { PlacedOrder } from './pay-order.js';
import type { Purchases } from './ports.js';
import { orderDraft, purchaseName, purchaseOf, requestOf } from './purchase.js';
import { assertSeen, assertWalletSeen, type Quote } from './quote.js';
import type { QuoteBasket } from './quote-basket.js';

/** Everything of a purchase that is written in one transaction, before any provider is asked. */
export class PlacePurchase {
  constructor(
    private readonly quotes: QuoteBasket,
    private readonly methods: PaymentMethods,
    private readonly purchases: Purchases,
    private readonly stock: Stock,
    private readonly placeOrder: PlaceOrder,
    private readonly coupons: Coupons,
    private readonly carryOut: CarryOut,
    private readonly openPayment: OpenPayment,
    private readonly limitUnpaid: LimitUnpaidOrders,
    private readonly failpoints: Failpoints,
    private readonly ids: Ids,
  ) {}

  /** Joins the caller's transaction: what was placed, or the id of the order that this purchase became before. */
  async execute(buy: Buy): Promise<PlacedOrder | string> {
    const quote = await this.quotes.execute(buy);
    const owed = await this.openPayment.owed(buy.method, quote.receipt.total, quote.to);
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
      await this.coupons.reserve(quote.coupon.id, orderId, couponBuyer(buy), discountOf(quote.receipt));
    await this.carryOut.accept(order);
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
    const request = requestOf(buy);
    if (await this.purchases.claimNew(buy.accountId, names, orderId, request)) return orderId;
    const byKey = key ? await this.purchases.claim(buy.accountId, key, orderId, request) : orderId;
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

/** The caller's own name for a purchase. */
export const keyName = (key: string) => `key:${key}`;

const dueNow = (owed: readonly Obligation[]) => owed.find((one) => one.due === 'now')?.amount;
