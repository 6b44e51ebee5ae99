import { addressLines } from '../../../kernel/world/address.js';
import { countrySaid, said } from '../../../platform/languages/tongues.js';
import type { OrderDto } from '../http/order.dto.js';

const paidInWords = <T extends { howPaid: string | null }>(one: T): T => ({
  ...one,
  howPaid: one.howPaid && said(one.howPaid),
});

const linesOf = (to: OrderDto['shippingAddress']) => (to ? addressLines(to, countrySaid) : []);

/** What the shop says of an order, in the language of whoever calls; what people have written stays as it is. */
export const inWords = <T extends OrderDto>(order: T): T => ({
  ...order,
  addressLines: linesOf(order.shippingAddress),
  billingLines: linesOf(order.billingAddress),
  delivery: order.delivery && { ...order.delivery, name: said(order.delivery.name) },
  timeline: order.timeline.map((entry) => ({ ...entry, message: said(entry.message) })),
  tenders: order.tenders.map((tender) => ({ ...paidInWords(tender), label: said(tender.label) })),
  payments: order.payments.map(paidInWords),
});

/** The same for its buyer: what is packed is the shop's own business until it leaves. */
export const inBuyersWords = (order: OrderDto): OrderDto => ({
  ...inWords(order),
  parcels: order.parcels.filter(({ sentAt }) => sentAt !== null),
});
