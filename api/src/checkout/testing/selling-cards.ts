import { Money } from '../../kernel/money.js';
import { InMemoryStaffBudget } from '../../kernel/testing/in-memory-staff-budget.js';
import { InMemoryMembership } from '../../kernel/testing/in-memory-membership.js';
import { NewOrderId } from '../../orders/application/new-order-id.js';
import { PlaceOrder } from '../../orders/application/place-order.js';
import type { Buy } from '../application/buy.js';
import { CancelAndRefund } from '../application/cancel-and-refund.js';
import { PlacePurchase } from '../application/place-purchase.js';
import { RecordPayment } from '../application/record-payment.js';
import { RefundOrder, type RefundOrderRequest } from '../application/refund-order.js';
import { BUYER, JACKET, NUMBER, STAFF, SYSTEM } from './bought.js';
import { anOffer, shelf } from './shelf.js';
import { noConsent } from './no-consent.js';

export const CARD = '01990000-0000-7000-8000-0000000000ca';
const fifty = { listPrice: Money.ofCents(5_000), unitPrice: Money.ofCents(5_000) };
const ofCard = {
  ...{ variantId: CARD, productId: 'gift-card', name: 'Gift card', ...fifty },
  ...{ isGiftCard: true, isShipped: false, taxCategory: 'exempt' as const },
};

/** Gift cards of $50.00, and a jacket at $90.00. */
export async function sellingCards() {
  const { shop, baskets, coupons, quotes } = await shelf();
  baskets.offers = [anOffer(), anOffer(ofCard)];
  shop.stock.put(JACKET, 10);
  shop.stock.put(CARD, null);
  const limit = { limitUnpaidOrders: () => Promise.resolve() };
  const placeOrder = new PlaceOrder(shop.orders, shop.outbox, shop.clock, shop.ids, new InMemoryMembership());
  const place = new PlacePurchase(
    ...([shop.methods, shop.carts, shop.stock, placeOrder, coupons, shop.discounts] as const),
    ...([shop.applyEffects, shop.openPayment, shop.settleOrder, limit as never, shop.failpoints] as const),
    ...([new NewOrderId(shop.orders, shop.ids), shop.creditParts, shop.sellCards, shop.openEdit] as const),
    ...([noConsent, shop.lendUses] as const),
  );
  const quote = (items: Buy['items'], more: Partial<Buy> = {}) =>
    quotes.quoteBasket({ accountId: BUYER.id, items, shippingAddress: null, ...more });
  const said = (items: Buy['items'], more: Partial<Buy> = {}): Buy => ({
    ...{ accountId: BUYER.id, name: 'Ann', method: 'card', shippingAddress: null, networks: [], items },
    ...{ contact: { email: 'ann@example.com', phone: NUMBER }, isPlacing: true, ...more },
  });
  const buy = async (items: Buy['items'], more: Partial<Buy> = {}) =>
    place.placePurchase(said(items, more), await quote(items, more), []);
  const paid = async (items: Buy['items'], more: Partial<Buy> = {}) => {
    const { order, attempt } = await buy(items, more);
    if (!attempt) throw new Error('nothing to pay');
    await shop.settleOrder.settleOrder(attempt, await shop.methods.behind(attempt).start(attempt), SYSTEM);
    const [opened] = await shop.attempts.ofOrder(order.id);
    shop.gateway.pay(opened?.providerRef ?? '');
    await shop.syncAttempt.syncAttempt(attempt.id, SYSTEM);
    return { orderId: order.id, attemptId: attempt.id };
  };
  const budget = new InMemoryStaffBudget();
  const refunds = new RefundOrder(
    ...([shop.orders, shop.previewRefund, shop.requestRefund, shop.refunds, shop.attempts] as const),
    ...([shop.applyRefund, shop.stock, shop.syncOrderTotals, shop.unit, budget] as const),
    ...([shop.storeCredit, shop.takeBackCards, shop.holdBack, shop.downloads, shop.waiveDue] as const),
  );
  const refund = (orderId: string, asked: Partial<RefundOrderRequest> = {}) =>
    refunds.refundOrder({ orderId, reason: 'torn', actor: STAFF, limit: null, ...asked });
  const cancellation = new CancelAndRefund(
    ...([shop.orders, shop.cancelAttempts, shop.cancelOrder, shop.applyEffects] as const),
    ...([shop.previewRefund, shop.unit, shop.failpoints, budget] as const),
  );
  const cancel = (orderId: string) =>
    cancellation.cancelAndRefund({ orderId, actor: STAFF, reason: 'torn', limit: null });
  const payments = new RecordPayment(
    ...([shop.methods, shop.orders, shop.tenders, shop.attempts, shop.cancelAttempts] as const),
    ...([shop.settleOrder, shop.unit, shop.clock, shop.ids, budget] as const),
  );
  const record = (orderId: string, kind: 'deposit' | 'balance') =>
    payments.recordPayment({ orderId, kind, actor: STAFF, limit: null });
  const mails = () => shop.events.filter(({ topic }) => topic === 'mail.gift-card').map((one) => one.payload);
  const cards = () =>
    [...shop.credits.stored.values()].map(({ id, balance }) => ({ id, cents: balance.cents }));
  const spend = async (at: number, cents: number) => {
    const amount = Money.ofCents(-cents);
    const credit = { id: cards()[at]?.id ?? '', kind: 'gift-card' as const };
    await shop.moveCredit.moveCredit({ credit, type: 'redeemed', amount, orderId: 'other', actor: SYSTEM });
  };
  return { shop, coupons, quote, said, buy, paid, record, refund, cancel, mails, cards, spend };
}

export const some = (quantity: number) => [{ _id: CARD, variantId: CARD, quantity }];
export const jacket = [{ _id: JACKET, variantId: JACKET, quantity: 1 }];
export const withJacket = [...some(1), ...jacket];
