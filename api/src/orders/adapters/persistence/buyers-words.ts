import { said } from '../../../platform/languages/tongues.js';
import type { OrderDto } from '../http/order.dto.js';

const inWords = <T extends { howPaid: string | null }>(one: T): T => ({
  ...one,
  howPaid: one.howPaid && said(one.howPaid),
});

/** What the shop says of an order, in the language of its buyer's call; what people have written stays as it is. */
export const inBuyersWords = (order: OrderDto): OrderDto => ({
  ...order,
  timeline: order.timeline.map((entry) => ({ ...entry, message: said(entry.message) })),
  tenders: order.tenders.map((tender) => ({ ...inWords(tender), label: said(tender.label) })),
  payments: order.payments.map(inWords),
  // what is packed is the shop's own business until it leaves
  parcels: order.parcels.filter(({ sentAt }) => sentAt !== null),
});
