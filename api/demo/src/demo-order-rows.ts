import { demoId } from './demo-ids.js';
import { moneyOf } from './demo-money.js';
import { keepsStock, stateOf, wasCancelled, wasPaid, type DemoOrder } from './demo-order.js';

const CARRIERS = ['DHL', 'UPS', 'PostEx'];
/** Pending orders of the demo wait for long, so that there is something to see. */
const HOLD_MS = 30 * 86_400_000;

export function carrierOf({ id }: DemoOrder): string {
  return CARRIERS[Number.parseInt(id.slice(-2), 16) % CARRIERS.length] ?? 'DHL';
}

export function trackingNumberOf({ id }: DemoOrder): string {
  return `DK${BigInt(`0x${id.slice(-12)}`)
    .toString()
    .padStart(15, '0')
    .slice(-12)}`;
}

export function orderRows(orders: readonly DemoOrder[], now: Date) {
  return orders.map((order) => {
    const money = moneyOf(order);
    const { shipped, ended, placed } = order.at;
    return {
      id: order.id,
      account_id: order.account.id,
      status: stateOf(order),
      payment_method: order.method,
      payment_status: money.status,
      payment_detail: money.detail,
      currency: 'USD',
      subtotal_cents: order.subtotal.cents,
      discount_cents: order.discount.cents,
      shipping_cents: 0,
      total_cents: order.total.cents,
      captured_cents: money.captured.cents,
      refunded_cents: money.refunded.cents,
      coupon_id: order.coupon?.id ?? null,
      coupon_code: order.coupon?.code ?? null,
      contact_email: order.account.email,
      contact_phone: order.account.phone,
      customer_name: order.account.name,
      shipping_address: order.address,
      receipt: receiptOf(order),
      carrier: shipped ? carrierOf(order) : null,
      tracking_number: shipped ? trackingNumberOf(order) : null,
      cancel_reason: cancelReason(order),
      hold_expires_at: stateOf(order) === 'pending' ? new Date(now.getTime() + HOLD_MS) : null,
      version: 1,
      created_at: placed,
      updated_at: order.at.refunded ?? order.at.delivered ?? shipped ?? ended ?? order.at.paid ?? placed,
    };
  });
}

function cancelReason(order: DemoOrder): string | null {
  if (!wasCancelled(order)) return null;
  return order.outcome === 'expired' ? 'payment_timeout' : 'Changed my mind';
}

function receiptOf(order: DemoOrder) {
  return {
    lines: order.lines.map((line) => ({
      variantId: line.variant.id,
      name: line.variant.product.name,
      quantity: line.quantity,
      listPrice: line.list.cents,
      unitPrice: line.unit.cents,
      saleSaving: line.list.minus(line.unit).times(line.quantity).cents,
      couponShare: line.share.cents,
      total: line.total.cents,
      tax: 0,
      taxAdded: 0,
    })),
    subtotal: order.subtotal.cents,
    adjustments: order.coupon
      ? [{ kind: 'coupon', label: order.coupon.code, amount: -order.discount.cents }]
      : [],
    taxes: [],
    total: order.total.cents,
    currency: 'USD',
  };
}

/** `images`: the picture of each variant, as its product page shows it. */
export function lineRows(orders: readonly DemoOrder[], images: ReadonlyMap<string, string>) {
  return orders.flatMap((order) =>
    order.lines.map(({ id, variant, quantity, list, unit, share, total }, position) => ({
      id,
      order_id: order.id,
      position,
      product_id: variant.productId,
      variant_id: variant.id,
      sku: variant.sku,
      name: variant.product.name,
      options: variant.options,
      image: images.get(variant.id) ?? null,
      description: variant.product.description,
      quantity,
      list_price_cents: list.cents,
      unit_price_cents: unit.cents,
      discount_cents: share.cents,
      total_cents: total.cents,
    })),
  );
}

export function holdRows(orders: readonly DemoOrder[], now: Date) {
  return orders.flatMap((order) =>
    order.lines.map(({ variant, quantity }) => ({
      order_id: order.id,
      variant_id: variant.id,
      quantity,
      state: holdState(order),
      expires_at: stateOf(order) === 'pending' ? new Date(now.getTime() + HOLD_MS) : order.at.placed,
      created_at: order.at.placed,
      updated_at: order.at.ended ?? order.at.paid ?? order.at.placed,
    })),
  );
}

function holdState(order: DemoOrder): string {
  if (keepsStock(order)) return 'committed';
  if (order.outcome === 'cancelled-paid') return 'returned';
  return wasCancelled(order) ? 'released' : 'held';
}

/** The stock book: sales, and what came back. */
export function movementRows(orders: readonly DemoOrder[]) {
  return orders.filter(wasPaid).flatMap((order) =>
    order.lines.flatMap(({ variant, quantity }) => {
      const row = (kind: string, delta: number, created_at: Date | undefined) => ({
        id: demoId('movement', `${order.id}/${variant.id}/${kind}`),
        variant_id: variant.id,
        delta,
        kind,
        order_id: order.id,
        created_at,
        reason: '',
      });
      const sale = row('sale', -quantity, order.at.paid);
      return wasCancelled(order) ? [sale, row('sale_return', quantity, order.at.ended)] : [sale];
    }),
  );
}

/** Units per variant that `which` orders took. */
export function unitsBy(
  orders: readonly DemoOrder[],
  which: (order: DemoOrder) => boolean,
): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { lines } of orders.filter(which))
    for (const { variant, quantity } of lines) units.set(variant.id, (units.get(variant.id) ?? 0) + quantity);
  return units;
}

export function couponUseRows(orders: readonly DemoOrder[]) {
  return orders.flatMap((order) =>
    order.coupon
      ? [
          {
            order_id: order.id,
            coupon_id: order.coupon.id,
            account_id: order.account.id,
            amount_cents: order.discount.cents,
            state: wasPaid(order) ? 'used' : 'reserved',
            created_at: order.at.placed,
            updated_at: order.at.paid ?? order.at.placed,
          },
        ]
      : [],
  );
}
