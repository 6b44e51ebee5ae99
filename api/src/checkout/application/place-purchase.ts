import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { SellCards } from '../../credit/application/sell-cards.js';
import { demandPerVariant, type Demand } from '../../inventory/domain/demand.js';
import type { Stock } from '../../inventory/application/ports.js';
import { atOnce } from '../../kernel/at-once.js';
import { takenFor } from '../../kernel/bundle.js';
import type { Currency } from '../../kernel/currency.js';
import type { Failpoints } from '../../kernel/failpoints.js';
import { Money } from '../../kernel/money.js';
import { couponAmount } from '../../kernel/receipt.js';
import type { NewOrderId } from '../../orders/application/new-order-id.js';
import type { Order } from '../../orders/domain/order.js';
import type { PlaceOrder } from '../../orders/application/place-order.js';
import { dueNow, type OpenedPayment, type OpenPayment } from '../../payments/application/open-payment.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { Attempt } from '../../payments/domain/payment.js';
import { InvalidPaymentMethod } from '../../payments/domain/refusals.js';
import { isToPay, type Tender, type TenderPart, type TenderPlan } from '../../payments/domain/tender.js';
import { definitionOf, KEPT_BY_SHOP } from '../../payments/methods/known.js';
import type { DiscountsInForce } from '../../promotions/application/discounts-in-force.js';
import type { Coupons } from '../../promotions/application/ports.js';
import type { LimitUnpaidOrders } from '../../unpaid-orders/application/limit-unpaid-orders.js';
import { Overtaken, PromisedDiscountGone } from '../domain/refusals.js';
import type { Buy } from './buy.js';
import type { AskForConsent } from './ask-for-consent.js';
import type { ApplyEffects } from './apply-effects.js';
import { cardsForSale } from './cards-for-sale.js';
import { couponBuyer } from './coupon-buyer.js';
import type { CreditParts } from './credit-parts.js';
import type { LendUses } from './lend-uses.js';
import type { OpenEdit } from './open-edit.js';
import type { PlacedOrder } from './pay-order.js';
import type { Carts } from './ports.js';
import { orderDraft, purchaseFor } from './purchase.js';
import { assertSeen, assertWalletSeen, lineIdsOf, type Quote } from './quote.js';
import type { SettleOrder } from './settle-order.js';
import { shortOf } from './short-of.js';

/** Everything of a purchase that is written in one transaction, before any provider is asked. */
export class PlacePurchase {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly carts: Carts,
    private readonly stock: Stock,
    private readonly placeOrder: PlaceOrder,
    private readonly coupons: Coupons,
    private readonly discounts: Pick<DiscountsInForce, 'renewed' | 'reserve'>,
    private readonly applyEffects: ApplyEffects,
    private readonly openPayment: OpenPayment,
    private readonly settleOrder: SettleOrder,
    private readonly limitUnpaid: LimitUnpaidOrders,
    private readonly failpoints: Failpoints,
    private readonly orderIds: Pick<NewOrderId, 'next'>,
    private readonly creditParts: Pick<CreditParts, 'partsOf'>,
    private readonly sellCards: Pick<SellCards, 'keepCards'>,
    private readonly openEdit: Pick<OpenEdit, 'openEdit' | 'keepEdit'>,
    private readonly consent: Pick<AskForConsent, 'askForConsent'>,
    private readonly lendUses: Pick<LendUses, 'lendDiscounts' | 'lendCoupon'>,
  ) {}

  /**
   * Joins the caller's transaction, in which the quote is made. `before` are the orders that the cart's lines may have belonged to last.
   * @throws Overtaken when another purchase has its lines or a discount's last use meanwhile, OrderKeyTaken when another has its key
   */
  async placePurchase(
    buy: Buy,
    quoted: Quote | Promise<Quote>,
    before: readonly string[] | Promise<readonly string[]>,
  ): Promise<PlacedOrder> {
    // rules look through all of the buyer's orders: nobody else waits for that in front of a shelf
    const groupsOf = this.placeOrder.groupsOf(buy.accountId);
    const [earlier, quote, orderId, groups] = await atOnce(before, quoted, this.orderIds.next(), groupsOf);
    const { total } = quote.receipt;
    const consentAt = await this.consent.askForConsent(buy, quote);
    const parts = [...partsOf(buy, total.currency), ...(await this.creditParts.partsOf(buy, quote))];
    const edit = buy.edit && (await this.openEdit.openEdit(buy.edit, total, paysInCoins(buy)));
    const owed = await this.openPayment.owed(buy.method, total, quote.to, parts, edit?.plans, edit?.waived);
    const now = dueNow(owed.slice(parts.length).filter(isToPay), total.currency);
    assertSeen(quote, buy, now);
    const isAsked = owed.some(isToPay) || owed.length === 0;
    const method = isAsked ? this.methods.of(buy.method) : undefined;
    if (buy.express && !method?.express) throw new InvalidPaymentMethod();
    assertWalletSeen(quote, buy.walletAmount, method?.quote(now), now);
    const demand = takenFor(
      quote.lines.flatMap(({ offer: { variantId, isOwn, parts }, quantity }) =>
        isOwn ? [] : [{ variantId, quantity, parts }],
      ),
    );
    const holdMinutes = (await method?.holdMinutes()) ?? MOMENT_MINUTES;
    const perVariant = demandPerVariant(demand);
    const ends = edit?.isAll ? edit.asked.orderId : undefined;
    const given = this.give(quote, orderId, earlier);
    const held = this.hold(quote, orderId, perVariant, holdMinutes);
    // everybody locks in one order: shelves, discounts, those whose unpaid orders are counted, the coupon
    const reserved = this.reserve(orderId, buy, quote, ends);
    const limited = this.limitUnpaid.limitUnpaidOrders({ ...buy, orderId, demand: perVariant });
    const [, heldUntil] = await atOnce(given, held, limited, reserved);
    const order = await this.placeOrder.placeOrder(
      orderDraft(orderId, paidBy(buy, owed), quote, heldUntil, consentAt),
      groups,
      edit && { orderId: edit.asked.orderId, moved: edit.moved },
    );
    if (edit) await this.openEdit.keepEdit(edit, orderId);
    // which is noted with its order
    await this.reserveCoupon(orderId, buy, quote, ends);
    await this.sellCards.keepCards(cardsForSale(orderId, quote, buy));
    await this.applyEffects.accept(order);
    await buy.onPlaced?.(orderId);
    const opened = await this.openPayment.openPayment(owed, order, (tender) => ({
      ...purchaseFor(order, tender, buy.mobileNumber, parts[tender.position]?.source),
      express: buy.express,
    }));
    const placed = await this.settleTaken(order, opened);
    await this.failpoints.reach('during-place');
    return placed;
  }

  private async give({ lines }: Quote, orderId: string, earlier: readonly string[]): Promise<void> {
    if (!(await this.carts.give(lineIdsOf(lines), orderId, earlier))) throw new Overtaken();
  }

  private async hold(
    { lines }: Quote,
    orderId: string,
    demand: readonly Demand[],
    minutes: number,
  ): Promise<Date> {
    try {
      return await this.stock.hold(orderId, demand, minutes);
    } catch (error) {
      throw shortOf(error, lines);
    }
  }

  /** @throws Overtaken when a discount has changed or its limits are reached meanwhile: without it the price is another one; PromisedDiscountGone where the price was agreed */
  private async reserve(orderId: string, buy: Buy, { discounts }: Quote, ends?: string): Promise<void> {
    if (ends !== undefined && discounts.length > 0)
      await this.lendUses.lendDiscounts(
        ends,
        discounts.map(({ id }) => id),
      );
    const isPromised = buy.agreed !== undefined;
    const taken = isPromised ? await this.discounts.renewed(discounts) : discounts;
    const isThere = taken.length === discounts.length;
    if (isThere && (taken.length === 0 || (await this.discounts.reserve(orderId, couponBuyer(buy), taken))))
      return;
    throw isPromised ? new PromisedDiscountGone() : new Overtaken();
  }

  private async reserveCoupon(
    orderId: string,
    buy: Buy,
    { coupon, receipt }: Quote,
    ends?: string,
  ): Promise<void> {
    if (!coupon) return;
    if (ends !== undefined) await this.lendUses.lendCoupon(ends, coupon.id);
    await this.coupons.reserve(coupon.id, orderId, couponBuyer(buy), couponAmount(receipt));
  }

  /** What the shop itself has had pays its tenders at once; where nothing is due now the order is prepared. */
  private async settleTaken(placed: Order, { tenders, taken, attempt }: OpenedPayment): Promise<PlacedOrder> {
    let order = tenders.some((one) => one.obligation === 'now' && isToPay(one))
      ? placed
      : await this.settleOrder.settleNothingDue(placed, SYSTEM);
    const settled: Attempt[] = [];
    for (const one of taken) {
      const now = await this.settleOrder.settleOrder(one.attempt, one.answer, SYSTEM);
      settled.push(now.attempt);
      order = now.order;
    }
    const isTaken = ({ id }: Tender) => settled.some(({ tenderId }) => tenderId === id);
    const paid = tenders.map((one) => (isTaken(one) ? { ...one, state: 'paid' as const } : one));
    return { order, tenders: paid, settled, attempt };
  }
}

/** Where nothing is to be paid, pieces are taken in this transaction: nobody sees how long they are held for. */
const MOMENT_MINUTES = 30;

const paysInCoins = ({ method }: Buy): boolean => definitionOf(method)?.inCoins === true;

const partsOf = ({ parts = [] }: Buy, currency: Currency): TenderPart[] =>
  parts.map(({ method, amount }) => ({ method, amount: Money.fromDecimal(amount, 'tenders', currency) }));

/** What the shop keeps, or what leaves another order, has paid all of it: then nothing else is the way that it was placed by. */
function paidBy(buy: Buy, owed: readonly TenderPlan[]): Buy {
  const [first] = owed;
  const isKept = owed.every(({ method }) => KEPT_BY_SHOP.includes(method));
  return first && (isKept || !owed.some(isToPay)) ? { ...buy, method: first.method } : buy;
}
