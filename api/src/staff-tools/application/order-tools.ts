import { Currency } from '../../kernel/currency.js';
import type { Money } from '../../kernel/money.js';
import type { Order } from '../../orders/domain/order.js';
import { ORDER_STATES, type OrderState } from '../../orders/domain/order-states.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { OrderParcels } from '../../orders/application/order-parcels.js';
import type { Parcel } from '../../orders/domain/parcel.js';
import type { Orders } from '../../orders/application/ports.js';
import type { ListedOrder, ShopLists } from './ports.js';
import {
  listOf,
  moment,
  momentOrNull,
  number,
  objectOf,
  oneOf,
  text,
  textOrNull,
  uuid,
  whole,
  yesOrNo,
} from './schema.js';
import { LIMIT, limitIn, QUERY, textIn, type StaffTool, type Told } from './staff-tool.js';

const LISTED = {
  ...{ id: uuid('The order'), number: text('What people call it'), status: oneOf(ORDER_STATES) },
  ...{ paymentStatus: text(), total: number(), currency: text('ISO 4217'), customer: text() },
  ...{ email: text(), placedAt: moment },
};

const LINE = objectOf({
  ...{ productId: text(), variantId: text(), sku: text(), name: text(), quantity: whole },
  ...{ unitPrice: number(), total: number() },
});

const ADDRESS = objectOf({ street: text(), city: text(), state: text(), zipCode: text(), country: text() });

const PARCEL = objectOf({
  ...{ number: whole, carrier: textOrNull, trackingNumber: textOrNull },
  ...{ sentAt: momentOrNull, deliveredAt: momentOrNull },
  lines: listOf(objectOf({ variantId: text(), quantity: whole })),
});

const WHOLE = objectOf({
  ...LISTED,
  ...{ paymentMethod: text(), subtotal: number(), discount: number(), shipping: number() },
  ...{ captured: number('Paid so far'), refunded: number(), phone: text(), lines: listOf(LINE) },
  shippingAddress: { anyOf: [ADDRESS, { type: 'null' }] },
  ...{ carrier: textOrNull, trackingNumber: textOrNull, cancelReason: textOrNull },
  parcels: listOf(PARCEL),
});

const decimal = (money: Money): number => money.toDecimal();

const listed = ({ totalCents, ...order }: ListedOrder): Told => ({
  ...order,
  ...{ number: order.id.slice(-8).toUpperCase(), total: Currency.of(order.currency).toDecimal(totalCents) },
});

function seen(order: Order, parcels: readonly Parcel[]): Told {
  const { shippingAddress: to } = order;
  return {
    ...{ id: order.id, number: order.number, status: order.status, paymentStatus: order.paymentStatus },
    ...{ total: decimal(order.total), currency: order.currency, customer: order.customerName },
    ...{ email: order.contactEmail, placedAt: order.createdAt.toISOString() },
    ...{ paymentMethod: order.paymentMethod, subtotal: decimal(order.subtotal) },
    ...{ discount: decimal(order.discount), shipping: decimal(order.shipping) },
    ...{ captured: decimal(order.captured), refunded: decimal(order.refunded), phone: order.contactPhone },
    lines: [...order.lines].map((line) => ({
      ...{ productId: line.productId, variantId: line.variantId, sku: line.sku, name: line.name },
      ...{ quantity: line.quantity, unitPrice: decimal(line.unitPrice), total: decimal(line.total) },
    })),
    shippingAddress: to && {
      ...{ street: to.street, city: to.city, state: to.state, zipCode: to.zipCode, country: to.country },
    },
    ...{ carrier: order.carrier, trackingNumber: order.trackingNumber, cancelReason: order.cancelReason },
    parcels: parcels.map(({ number: nth, carrier, trackingNumber, sentAt, deliveredAt, lines }) => ({
      ...{ number: nth, carrier, trackingNumber, sentAt: sentAt?.toISOString() ?? null },
      ...{ deliveredAt: deliveredAt?.toISOString() ?? null, lines: lines.map((line) => ({ ...line })) },
    })),
  };
}

export const orderTools = (lists: ShopLists, orders: Orders, parcels: OrderParcels): StaffTool[] => [
  {
    name: 'search_orders',
    title: 'Search orders',
    description: 'The newest orders, by number, name or mail address of the buyer, and by status.',
    permissions: ['orders.read'],
    input: objectOf({ query: QUERY, status: oneOf(ORDER_STATES), limit: LIMIT }, [
      'query',
      'status',
      'limit',
    ]),
    output: objectOf({ orders: listOf(objectOf(LISTED)), hasMore: yesOrNo }),
    run: async (args) => {
      const most = limitIn(args);
      const status = ORDER_STATES.find((one): one is OrderState => one === args['status']);
      const found = await lists.orders({ query: textIn(args, 'query'), status, most: most + 1 });
      return { orders: found.slice(0, most).map(listed), hasMore: found.length > most };
    },
  },
  {
    name: 'get_order',
    title: 'Show an order',
    description: 'One order with its lines, amounts, address and parcels.',
    permissions: ['orders.read'],
    input: objectOf({ id: uuid('Of the order') }),
    output: objectOf({ order: WHOLE }),
    run: async (args) => {
      const order = await orders.find(textIn(args, 'id') ?? '');
      if (!order) throw new OrderNotFound();
      return { order: seen(order, await parcels.ofOrder(order.id)) };
    },
  },
];
