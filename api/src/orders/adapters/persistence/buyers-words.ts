import { addressLines } from '../../../kernel/world/address.js';
import { countrySaid, said } from '../../../platform/languages/tongues.js';
import type { OrderDto } from '../http/order.dto.js';

const inWords = <T extends { howPaid: string | null }>(one: T): T => ({
  ...one,
  howPaid: one.howPaid && said(one.howPaid),
});

const linesOf = (to: OrderDto['shippingAddress']) => (to ? addressLines(to, countrySaid) : []);

/** What the shop says of an order, in the language of its buyer's call; what people have written stays as it is. */
export const inBuyersWords = (order: OrderDto): OrderDto => ({
  ...order,
  addressLines: linesOf(order.shippingAddress),
  billingLines: linesOf(order.billingAddress),
  delivery: order.delivery && { ...order.delivery, name: said(order.delivery.name) },
  timeline: order.timeline.map((entry) => ({ ...entry, message: said(entry.message) })),
  tenders: order.tenders.map((tender) => ({ ...inWords(tender), label: said(tender.label) })),
  payments: order.payments.map(inWords),
  // what is packed is the shop's own business until it leaves
  parcels: order.parcels.filter(({ sentAt }) => sentAt !== null),
});
