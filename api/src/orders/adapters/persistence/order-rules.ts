import type { ListRules } from '../../../platform/http/simple-rest.js';
import { ORDER_STATES } from '../../domain/order-states.js';
import { PAYMENT_DETAILS, PAYMENT_STATUSES } from '../http/order-parts.dto.js';

/** What the admin list of orders may be sorted and filtered by; amounts in the shop's currency, at each order's own rate. */
export const ORDER_RULES: ListRules = {
  resource: 'orders',
  sorts: ['createdAt', 'updatedAt', 'totalAmount', 'status', 'customer', 'number'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: 'text',
    status: ORDER_STATES,
    paymentStatus: PAYMENT_STATUSES,
    paymentDetail: PAYMENT_DETAILS,
    paymentMethod: 'text',
    customerId: 'uuid',
    productId: 'uuid',
    category: 'text',
    productField: 'text',
    couponCode: 'text',
    discountId: 'uuid',
    customerGroupId: 'uuid',
    inNoGroup: 'mark',
    country: 'text',
    deliveryMethod: 'text',
    createdAt_gte: 'date',
    createdAt_lte: 'date',
    createdAt_lt: 'date',
    refundedAt_gte: 'date',
    refundedAt_lte: 'date',
    taxedAt_gte: 'date',
    taxedAt_lte: 'date',
    taxRate: 'text',
    updatedSince: 'since',
    totalAmount_gte: 'number',
    totalAmount_lte: 'number',
    hasBalance: 'mark',
    sold: 'mark',
  },
};
