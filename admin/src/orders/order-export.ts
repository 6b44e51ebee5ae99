import { exporter } from '../layout/csv';
import type { OrderRecord } from '../records';

/** The CSV of the orders list. */
export const exportOrders = exporter<OrderRecord>('orders', [
  { label: 'Order', value: (o) => o.number },
  { label: 'Placed', value: (o) => o.createdAt },
  { label: 'Customer', value: (o) => o.customer?.name },
  { label: 'Email', value: (o) => o.customer?.email },
  { label: 'Status', value: (o) => o.status },
  { label: 'Payment', value: (o) => o.paymentStatus },
  { label: 'Paid by', value: (o) => o.paymentMethod },
  { label: 'Total', value: (o) => o.totalAmount },
  { label: 'Paid', value: (o) => o.amountPaid },
  { label: 'Due', value: (o) => o.amountDue },
]);
