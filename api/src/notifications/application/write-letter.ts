import { callersLanguage } from '../../kernel/tongue.js';
import type { Letter } from '../domain/mail.js';
import { isCollectedByStaff } from '../../payments/methods/known.js';
import type { OrderDetails, OrderMail } from '../domain/order-details.js';
import { isPaidToStaff, orderLetter } from '../domain/order-letters.js';
import type { Shop } from '../domain/letters.js';
import { returnLetter, type ReturnDetails, type ReturnMail } from '../domain/return-letters.js';
import type { WithdrawalDetails } from '../domain/withdrawal-letter.js';
import { writeMail, type Payload } from './mails.js';
import type { LetterLimits, OrderMailData, Reader, Sender, ShopIdentity } from './ports.js';

/** What the letters of an event go by: the shop as their reader reads it, and the order that they are about. */
export interface Facts {
  shop: Shop;
  order?: (OrderDetails & { sender: Sender }) | undefined;
}

/** The letter that an event calls for, or undefined when its order is gone or nobody needs to be told. */
export class WriteLetter {
  constructor(
    private readonly orders: OrderMailData,
    private readonly identity: ShopIdentity,
    private readonly limits: LetterLimits,
  ) {}

  async factsOf(topic: string, payload: Payload): Promise<Facts> {
    const order = ABOUT_ORDERS.test(topic)
      ? ofParcel(await this.orders.of(payload['orderId'] as string), payload)
      : undefined;
    return { order, shop: await this.identity.read(this.readerOf(topic, payload, order?.language)) };
  }

  /** `facts` are read where they are not told. */
  async writeLetter(topic: string, payload: Payload, facts?: Facts): Promise<Letter | undefined> {
    const { shop, order } = facts ?? (await this.factsOf(topic, payload));
    if (!ABOUT_ORDERS.test(topic))
      return (await this.isTooMany(topic, payload)) ? undefined : writeMail(topic, shop, payload);
    if (TOLD_OTHERWISE.includes(String(payload['reason']))) return undefined;
    if (topic.startsWith('return.'))
      return order && returnLetter(shop, topic.replace('return.', '') as ReturnMail, order, about(payload));
    if (order && topic === 'order.placed' && !isToPay(order)) return undefined;
    // whoever has all of the money back is not asked how it was
    if (order && topic === 'order.delivered' && isPaidBack(order)) return undefined;
    if (order && OF_THE_SENDER.includes(topic) && !(await this.mayWrite(order))) return undefined;
    return order && orderLetter(shop, topic.replace('order.', '') as OrderMail, order);
  }

  /** The shop's own letters are in its first language; about an order, in the one that it was placed in; what was asked for long before, in that of then. */
  private readerOf(topic: string, { email, state, by, ...of }: Payload, ofOrder?: string | null): Reader {
    if (TO_THE_SHOP.includes(topic)) return {};
    const language = typeof of['language'] === 'string' ? of['language'] : undefined;
    if (ABOUT_ORDERS.test(topic)) return { language: ofOrder ?? undefined };
    // as orders are: in what the staff has said that its buyer reads
    if (topic === 'mail.quote' || topic === 'mail.downloads') return { language };
    return {
      language:
        language ??
        (topic === 'mail.gift-card' || isByStaff(topic, state, by) ? undefined : callersLanguage()),
      ...(topic !== 'mail.withdrawal' && typeof email === 'string' && { email }),
    };
  }

  /** The number of a stranger is no proof of anything: confirmations of withdrawals are counted. */
  private async isTooMany(topic: string, payload: Payload): Promise<boolean> {
    if (topic !== 'mail.withdrawal') return false;
    const { ip, email } = payload as unknown as WithdrawalDetails & { ip: string | null };
    return (
      !!ip && !(await this.limits.mayWrite(email, { accountId: 'withdrawal', places: [ip], isOwner: false }))
    );
  }

  /** Orders that were paid for have shown more than an address. */
  private mayWrite({ email, paidCents, sender }: OrderMailFor): Promise<boolean> {
    if (sender.isOwner || paidCents > 0) return Promise.resolve(true);
    return this.limits.mayWrite(email, sender);
  }
}

/** Whether the mail of this event waits, to be written only if it is needed then: most orders are paid within minutes. What staff changes nobody is paying yet. */
export const waits = (topic: string, payload: Payload): boolean =>
  topic === 'order.placed' &&
  payload['changes'] === undefined &&
  !isCollectedByStaff(String(payload['paymentMethod']));

/** What staff has brought about for somebody else: its own language says nothing of the reader's. */
const isByStaff = (topic: string, state: unknown, by: unknown): boolean =>
  by === 'staff' ||
  topic === 'mail.appointed' ||
  topic === 'mail.role-changed' ||
  (topic === 'mail.second-factor' && (state === 'taken-off' || state === 'logged-out'));

/** A letter about a parcel tells of that one; one about an order that was cancelled, whether a fee stays. */
function ofParcel<Details extends OrderDetails>(
  order: Details | undefined,
  { parcelId, isKept }: Payload,
): Details | undefined {
  const parcel = order?.parcels?.find(({ id }) => id === parcelId);
  if (order && isKept === true) return { ...order, isKept };
  if (!order || !parcel) return order;
  return { ...order, parcel, carrier: parcel.carrier, trackingNumber: parcel.trackingNumber };
}

/** What is written about an order, to its buyer. */
const ABOUT_ORDERS = /^(order|return)\./;

/** Providers have led to the payment at once: the others are told how to pay, unless something else has paid all. */
const isToPay = (order: OrderDetails): boolean =>
  isPaidToStaff(order) ? order.dueNowCents + order.onDeliveryCents > 0 : order.status === 'pending';

const isPaidBack = ({ paidCents, refundedCents }: OrderDetails): boolean =>
  paidCents > 0 && refundedCents >= paidCents;

type OrderMailFor = { email: string; paidCents: number; sender: Sender };

const TO_THE_SHOP: readonly string[] = ['mail.visitor-message', 'mail.low-stock', 'mail.quote-answered'];

/** What somebody brings about alone, with an address that they have typed. */
const OF_THE_SENDER: readonly string[] = ['order.placed', 'order.cancelled'];

/** What `return.*` events tell beside their order. */
const about = (payload: Payload) => payload as unknown as ReturnDetails;

/**
 * Reasons of what shoppers know already: they have just placed the order anew, another way, and a letter about the first
 * try would only frighten; or a letter about the return, the refund before it, or the order that came for a change, tells of it.
 */
const TOLD_OTHERWISE = [
  ...['replaced_by_another_try', 'returned_goods', 'rest_refunded', 'refunded_before'],
  'moved_to_another_order',
];
