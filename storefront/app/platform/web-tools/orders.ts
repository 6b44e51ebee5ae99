import type { OrderDto } from '@duka/client';
import { getOrder, listMyOrders } from '../api/orders';
import { ID } from './goods';
import { tool } from './tool';

type Told = Pick<
  OrderDto,
  '_id' | 'number' | 'status' | 'paymentStatus' | 'totalAmount' | 'amountDue' | 'currency' | 'createdAt'
>;

const asListed = (order: Told) => ({
  orderId: order._id,
  number: order.number,
  status: order.status,
  payment: order.paymentStatus,
  total: order.totalAmount,
  due: order.amountDue,
  currency: order.currency,
  placedAt: order.createdAt,
});

export const readOrders = tool({
  name: 'get_order_status',
  description:
    'Tells how far an order of the person at the page has come; without an orderId, the last ones. The person has to be logged in, or to have opened the order by the link of its mail.',
  arguments: { orderId: ID },
  required: [],
  reads: true,
  answer: async ({ orderId }) => {
    if (orderId === undefined) {
      const { data } = await listMyOrders({ limit: 5 });
      return { orders: data.map(asListed) };
    }
    const { data } = await getOrder(orderId);
    const { carrier, trackingNumber, expectedDelivery } = data;
    return { ...asListed(data), parcel: { carrier, trackingNumber, expectedDelivery } };
  },
});
