import { Money } from '../../kernel/money.js';
import { InMemoryMembership } from '../../kernel/testing/in-memory-membership.js';
import { NewOrderId } from '../../orders/application/new-order-id.js';
import { PlaceOrder } from '../../orders/application/place-order.js';
import { OfferedMethods } from '../../payments/application/offered-methods.js';
import { paymentSettings } from '../../payments/testing/payment-settings.js';
import { EditOrder, type EditSeen } from '../application/edit-order.js';
import type { EditTerms } from '../application/edit-terms.js';
import { FindByIdempotencyKey } from '../application/find-by-idempotency-key.js';
import { FindPendingOrders } from '../application/find-pending-orders.js';
import { PayOrder } from '../application/pay-order.js';
import { PlaceOrderAndPay } from '../application/place-order-and-pay.js';
import { PlacePurchase } from '../application/place-purchase.js';
import { RefundOrder } from '../application/refund-order.js';
import { SupersedeOrder } from '../application/supersede-order.js';
import { JACKET, paid, SCARF, STAFF, SYSTEM } from './bought.js';
import { anOffer, shelf } from './shelf.js';
import { noConsent } from './no-consent.js';

/** A second size of the jacket, at the same price. */
export const JACKET_L = '01990000-0000-7000-8000-000000000012';

const noVat = { checkVatNumber: () => Promise.resolve(null) } as never;

/** Two jackets at $90.00 and a scarf at $4.00 of ten each, paid by card: $184.00, of which staff may change what it likes. */
export async function editing(bought?: Awaited<ReturnType<typeof paid>>) {
  const first = bought ?? (await paid());
  const { shop } = first;
  const { baskets, coupons, quotes } = await shelf(shop);
  const cheap = { listPrice: Money.ofCents(400), unitPrice: Money.ofCents(400) };
  baskets.offers = [
    anOffer(),
    anOffer({ variantId: JACKET_L, sku: 'JACKET-L', options: { Size: 'L' } }),
    anOffer({ variantId: SCARF, productId: SCARF, name: 'Scarf', ...cheap }),
  ];
  shop.stock.put(JACKET_L, 10);
  const payOrder = new PayOrder(
    ...([
      shop.orders,
      shop.tenders,
      shop.attempts,
      shop.methods,
      shop.openPayment,
      shop.settleOrder,
    ] as const),
    ...([shop.unit, shop.failpoints] as const),
  );
  const limit = { limitUnpaidOrders: () => Promise.resolve() } as never;
  const placePurchase = new PlacePurchase(
    ...([shop.methods, shop.carts, shop.stock] as const),
    new PlaceOrder(shop.orders, shop.outbox, shop.clock, shop.ids, new InMemoryMembership()),
    ...([coupons, shop.discounts, shop.applyEffects, shop.openPayment, shop.settleOrder, limit] as const),
    ...([shop.failpoints, new NewOrderId(shop.orders, shop.ids), shop.creditParts] as const),
    ...([shop.sellCards, shop.openEdit] as const),
    ...([noConsent, shop.lendUses] as const),
  );
  const place = new PlaceOrderAndPay(
    new FindByIdempotencyKey(shop.orders),
    { preparePurchase: (buy: object) => Promise.resolve({ buy, asksOthers: false }) } as never,
    ...([shop.carts, quotes, new FindPendingOrders(shop.orders, shop.tenders, shop.attempts)] as const),
    new SupersedeOrder(shop.orders, shop.cancelAttempts, shop.cancelOrder, shop.applyEffects),
    ...([placePurchase, payOrder, shop.unit, shop.failpoints] as const),
  );
  const spoken: string[] = [];
  const speaking = {
    in: <T>(language: string, work: () => Promise<T>) => {
      spoken.push(language);
      return work();
    },
  };
  const edit = new EditOrder(
    ...([shop.orders, shop.previewRefund, quotes, noVat] as const),
    ...([new OfferedMethods(shop.methods, paymentSettings), place, speaking, shop.ids] as const),
    ...([shop.toSend, shop.edits, shop.exchange, shop.holdBack] as const),
  );
  const refunds = new RefundOrder(
    ...([shop.orders, shop.previewRefund, shop.requestRefund, shop.refunds, shop.attempts] as const),
    ...([shop.applyRefund, shop.stock, shop.syncOrderTotals, shop.unit, shop.budget] as const),
    ...([shop.storeCredit, shop.takeBackCards, shop.holdBack, shop.downloads, shop.waiveDue] as const),
  );
  const order = async (id: string) => (await shop.orders.find(id)) ?? Promise.reject(new Error('no order'));
  const change = (terms: Partial<EditTerms>, seen: Partial<EditSeen> = {}) =>
    edit.editOrder(
      { orderId: first.orderId, leaving: [], items: [], ...terms },
      { actor: STAFF, limit: null, ...seen },
    );
  const payNow = async (orderId: string) => {
    const attempt = (await shop.attempts.ofOrder(orderId)).at(-1);
    if (!attempt) throw new Error('nothing is asked for');
    shop.gateway.pay(attempt.providerRef ?? '');
    await shop.syncAttempt.syncAttempt(attempt.id, SYSTEM);
  };
  const sendRefunds = async (id: string) => {
    for (const refund of await shop.refunds.ofOrder(id)) await shop.submitRefund.submitRefund(refund.id);
  };
  const levels = () => [JACKET, JACKET_L, SCARF].map((id) => shop.stock.level(id));
  return { ...first, edit, change, payNow, refunds, find: order, sendRefunds, levels, spoken, baskets };
}
