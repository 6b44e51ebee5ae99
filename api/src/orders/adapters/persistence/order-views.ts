import { wayOf, type DeliveryWay } from '../../../kernel/delivery-way.js';
import { couponOf } from '../../../kernel/receipt.js';
import { sumsOf } from '../../../kernel/receipt-sums.js';
import { wordedReceipt } from '../../../kernel/receipt-words.js';
import { callersLanguage } from '../../../kernel/tongue.js';
import { importScheme } from '../../../kernel/owed-tax.js';
import { isOwnLine } from '../../../kernel/own-lines.js';
import { readReceipt, type StoredReceipt } from '../../../kernel/stored-receipt.js';
import { addressLines } from '../../../kernel/world/address.js';
import { Currency } from '../../../kernel/currency.js';
import type { Selectable } from 'kysely';
import { deliveryEstimate } from '../../../kernel/delivery-estimate.js';
import { RateTotalDto } from '../../../platform/http/rate-total.dto.js';
import type { EInvoiceTo } from '../../domain/e-invoice-to.js';
import { orderNumber } from '../../domain/order.js';
import type { BuyerTax, Delivery, ShippingAddress } from '../../domain/snapshots.js';
import type { OrderDto, OrderSummaryDto } from '../http/order.dto.js';
import { ExchangeDto, type ReceiptDto } from '../http/order-money.dto.js';
import type { OrderLineDto, PeriodDto } from '../http/order-parts.dto.js';
import type { OrderTables } from './tables.js';

export type OrderRow = Selectable<OrderTables['orders']> & {
  has_feedback: boolean;
  /** A gift card of it was mailed: its buyer cannot cancel it any more. */
  is_handed_over: boolean;
  is_sent: boolean;
  /** What it takes over from the order that it came for, once all else is paid; null when it has, or came for none. */
  moves_cents: number | null;
};
export type LineRow = Selectable<OrderTables['order_line']>;

const TRACKABLE = new Set(['processing', 'shipped', 'delivered']);
/** Of an order that is prepared `unpaid` means that all of it is paid on delivery. */
const PAID_ENOUGH = new Set(['unpaid', 'paid', 'deposit_paid', 'partially_refunded', 'overpaid']);

export function summaryOf(row: OrderRow, lines: readonly LineRow[]): OrderSummaryDto {
  const currency = Currency.of(row.currency);
  const open =
    row.total_cents - row.waived_cents - row.captured_cents + row.surplus_cents - (row.moves_cents ?? 0);
  const due = row.status === 'cancelled' ? 0 : Math.max(0, open);
  return {
    _id: row.id,
    id: row.id,
    number: orderNumber(row.id),
    status: row.status,
    deliveryWay: deliveryOf(row.delivery)?.way ?? 'parcel',
    paymentStatus: row.payment_status,
    paymentDetail: row.payment_detail,
    paymentMethod: row.payment_method,
    currency: row.currency,
    totalAmount: currency.toDecimal(row.total_cents),
    amountPaid: currency.toDecimal(row.captured_cents),
    amountDue: currency.toDecimal(due),
    createdAt: row.created_at,
    products: lines.map((line) => lineOf(line, currency)),
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    canCancel:
      row.status === 'pending' ||
      (row.status === 'processing' && row.parts_sent === 0 && !row.is_handed_over),
    canTrack: row.is_sent && TRACKABLE.has(row.status) && PAID_ENOUGH.has(row.payment_detail),
    canReview: row.status === 'delivered' && !row.has_feedback,
    hasFeedback: row.has_feedback,
    isSent: row.is_sent,
  };
}

export function lineOf(line: LineRow, currency: Currency): OrderLineDto {
  return {
    _id: line.id,
    productId: line.product_id,
    variantId: line.variant_id,
    sku: line.sku,
    name: line.name,
    options: line.options,
    image: line.image,
    description: line.description,
    isOwnLine: isOwnLine({ productId: line.product_id }),
    quantity: line.quantity,
    ...(line.parts ? { parts: line.parts.map((part) => ({ ...part, options: { ...part.options } })) } : {}),
    price: currency.toDecimal(line.unit_price_cents),
    discount: currency.toDecimal(line.discount_cents),
    total: currency.toDecimal(line.total_cents),
  };
}

export function receiptOf(stored: unknown): ReceiptDto {
  const receipt = wordedReceipt(readReceipt(stored as StoredReceipt), callersLanguage());
  const { subtotal, discount, shipping, total } = sumsOf(receipt);
  return {
    lines: receipt.lines.map((line) => ({
      variantId: line.variantId,
      name: line.name,
      quantity: line.quantity,
      listPrice: line.listPrice.toDecimal(),
      unitPrice: line.unitPrice.toDecimal(),
      saleSaving: line.saleSaving.toDecimal(),
      couponShare: line.couponShare.toDecimal(),
      total: line.total.toDecimal(),
      tax: line.tax.toDecimal(),
      taxAdded: line.taxAdded.toDecimal(),
    })),
    subtotal,
    couponCode: couponOf(receipt),
    couponDiscount: discount,
    shipping,
    taxes: RateTotalDto.ofAll(receipt.taxes),
    reverseCharge: receipt.reverseCharge,
    intraCommunity: receipt.intraCommunity ?? false,
    importTaxesDue: receipt.importTaxesDue ?? false,
    importScheme: importScheme(receipt),
    adjustments: receipt.adjustments.map(({ kind, label, amount }) => ({
      kind,
      label,
      amount: amount.toDecimal(),
    })),
    total,
    currency: receipt.total.currency.code,
    exchange: ExchangeDto.of(receipt),
  };
}

export function deliveryOf(stored: unknown): (Omit<Delivery, 'standardCents'> & { way: DeliveryWay }) | null {
  const delivery = stored as Delivery | null;
  if (!delivery) return null;
  const { standardCents: _, ...told } = delivery;
  return { ...told, way: wayOf(delivery) };
}

export const buyerTaxOf = (stored: unknown): BuyerTax | null => (stored as BuyerTax | null) ?? null;

export const eInvoiceOf = (stored: unknown): EInvoiceTo | null => (stored as EInvoiceTo | null) ?? null;

export function billingOf(stored: unknown): Pick<OrderDto, 'billingAddress' | 'billingLines'> {
  const { shippingAddress, addressLines: billingLines } = addressOf(stored);
  return { billingAddress: shippingAddress, billingLines };
}

export function addressOf(stored: unknown): Pick<OrderDto, 'shippingAddress' | 'addressLines'> {
  const shippingAddress = (stored as ShippingAddress | null) ?? null;
  return { shippingAddress, addressLines: shippingAddress ? addressLines(shippingAddress) : [] };
}

const TO_COME = new Set(['pending', 'processing', 'shipped']);

/** When a parcel that is still to come may be expected: as the checkout has promised it, paid or not. */
export function expectedDelivery(row: OrderRow): PeriodDto | null {
  if (!row.is_sent || !TO_COME.has(row.status)) return null;
  return deliveryEstimate(new Date(row.created_at), deliveryOf(row.delivery) ?? undefined);
}
