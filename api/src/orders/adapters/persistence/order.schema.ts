import { defineEntity, p } from '@mikro-orm/core';
import { MoneyType } from '../../../platform/database/money-type.js';
import { Order } from '../../domain/order.js';
import type { OrderState } from '../../domain/order-states.js';
import type { PaymentDetail, PaymentStatus } from '../../domain/payment-words.js';
import type { PaymentMethod, ReceiptSnapshot, ShippingAddress } from '../../domain/snapshots.js';

/** Maps the plain class; its lines are immutable snapshots and travel by SQL, see MikroOrders. */
export const OrderSchema = defineEntity({
  // the ORM builds orders without their private constructor
  class: Order as unknown as new () => Order,
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    status: p.string().$type<OrderState>(),
    paymentMethod: p.string().$type<PaymentMethod>(),
    paymentStatus: p.string().$type<PaymentStatus>(),
    paymentDetail: p.string().$type<PaymentDetail>(),
    currency: p.string(),
    subtotal: p.type(MoneyType).fieldName('subtotal_cents'),
    discount: p.type(MoneyType).fieldName('discount_cents'),
    shipping: p.type(MoneyType).fieldName('shipping_cents'),
    total: p.type(MoneyType).fieldName('total_cents'),
    captured: p.type(MoneyType).fieldName('captured_cents'),
    refunded: p.type(MoneyType).fieldName('refunded_cents'),
    couponId: p.uuid().nullable(),
    couponCode: p.string().nullable(),
    contactEmail: p.string(),
    contactPhone: p.string(),
    customerName: p.string(),
    shippingAddress: p.json<ShippingAddress>().nullable(),
    receipt: p.json<ReceiptSnapshot>(),
    carrier: p.string().nullable(),
    trackingNumber: p.string().nullable(),
    cancelReason: p.string().nullable(),
    holdExpiresAt: p.datetime().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
