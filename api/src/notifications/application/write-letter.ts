import { callersLanguage } from '../../kernel/tongue.js';
import type { Letter } from '../domain/mail.js';
import {
  accountsMerged,
  accountOpened,
  addressTaken,
  beganAnew,
  confirmEmail,
  emailChanged,
  loginCode,
  newDevice,
  newEmail,
  passwordChanged,
  passwordReset,
  secondFactorChanged,
  type SecondFactorChange,
  type TakenAway,
} from '../domain/account-letters.js';
import {
  backInStock,
  joinedNewsletter,
  reviewAnswered,
  verifyNewsletter,
  welcomeCoupon,
} from '../domain/letters.js';
import { messageAnswered, visitorMessage } from '../domain/message-letters.js';
import { downloadsLetter, type MailedDownloads } from '../domain/downloads-letter.js';
import { giftCardLetter, type MailedCard } from '../domain/gift-card-letter.js';
import { quoteAnswered, quoteLetter, type AnsweredQuote, type MailedQuote } from '../domain/quote-letter.js';
import { leftCartLetter, type MailedCart } from '../domain/left-cart-letter.js';
import { isCollectedByStaff } from '../../payments/methods/known.js';
import type { OrderDetails, OrderMail } from '../domain/order-details.js';
import { isPaidToStaff, orderLetter } from '../domain/order-letters.js';
import { returnLetter, type ReturnDetails, type ReturnMail } from '../domain/return-letters.js';
import { withdrawalLetter, type WithdrawalDetails } from '../domain/withdrawal-letter.js';
import type { Shop } from '../domain/letters.js';
import { appointed, lowStock, roleChanged, webhookOff, type LowGoods } from '../domain/staff-letters.js';
import type { LetterLimits, OrderMailData, Reader, Sender, ShopIdentity } from './ports.js';

type Payload = Readonly<Record<string, unknown>>;

/** The letter that an event calls for, or undefined when its order is gone or nobody needs to be told. */
export class WriteLetter {
  constructor(
    private readonly orders: OrderMailData,
    private readonly identity: ShopIdentity,
    private readonly limits: LetterLimits,
  ) {}

  async writeLetter(topic: string, payload: Payload): Promise<Letter | undefined> {
    const word = (name: string) => {
      const value = payload[name];
      return typeof value === 'string' ? value : '';
    };
    const words = (name: string) => {
      const value = payload[name];
      return Array.isArray(value) ? value.map(String) : [];
    };
    const said = { subject: word('subject'), message: word('message'), reference: word('reference') };
    const percent = Number(payload['percent'] ?? 0);
    const to = { name: word('name'), email: word('email') };
    const order = ABOUT_ORDERS.test(topic)
      ? ofParcel(await this.orders.of(word('orderId')), payload)
      : undefined;
    const shop = await this.identity.read(this.readerOf(topic, payload, order?.language));
    if (topic === 'mail.account-opened') return accountOpened(shop, to, word('token'), word('by'));
    if (topic === 'mail.address-taken') return addressTaken(shop, to);
    if (topic === 'mail.password-reset') return passwordReset(shop, to, word('token'));
    if (topic === 'mail.login-code') return loginCode(shop, to, word('code'));
    if (topic === 'mail.confirm-email') return confirmEmail(shop, to, word('token'));
    if (topic === 'mail.password-changed')
      return passwordChanged(shop, to, words('passkeys'), takenOf(payload));
    if (topic === 'mail.began-anew') return beganAnew(shop, to, takenOf(payload));
    if (topic === 'mail.new-email') return newEmail(shop, to, word('token'), word('old'));
    if (topic === 'mail.email-changed')
      return emailChanged(shop, to, word('state') === 'done' ? 'done' : 'asked');
    if (topic === 'mail.accounts-merged')
      return accountsMerged(shop, to, { kept: word('kept'), gone: word('gone') });
    if (topic === 'mail.new-device') return newDevice(shop, to, word('userAgent'));
    if (topic === 'mail.second-factor')
      return secondFactorChanged(shop, to, word('state') as SecondFactorChange);
    if (topic === 'mail.appointed') return appointed(shop, to, word('role'), word('token'));
    if (topic === 'mail.role-changed')
      return roleChanged(shop, to, { person: word('person'), role: word('role'), by: word('by') });
    if (topic === 'mail.webhook-off')
      return webhookOff(shop, to, { name: word('webhook'), id: word('webhookId'), reason: word('reason') });
    if (topic === 'mail.newsletter-verify') return verifyNewsletter(shop, to.email, word('token'), percent);
    if (topic === 'mail.newsletter-joined') return joinedNewsletter(shop, to.email, word('unsubscribeToken'));
    if (topic === 'mail.welcome-coupon')
      return welcomeCoupon(shop, to.email, { code: word('code'), percent }, word('unsubscribeToken'));
    if (topic === 'mail.gift-card') return giftCardLetter(shop, payload as unknown as MailedCard);
    if (topic === 'mail.downloads') return downloadsLetter(shop, payload as unknown as MailedDownloads);
    if (topic === 'mail.quote') return quoteLetter(shop, to, payload as unknown as MailedQuote);
    if (topic === 'mail.quote-answered') return quoteAnswered(shop, to, payload as unknown as AnsweredQuote);
    if (topic === 'mail.left-cart') return leftCartLetter(shop, payload as unknown as MailedCart);
    if (topic === 'mail.back-in-stock')
      return backInStock(shop, to.email, {
        name: word('product'),
        id: word('productId'),
        variantId: word('variantId'),
      });
    if (topic === 'mail.review-answered')
      return reviewAnswered(shop, to, {
        product: word('product'),
        productId: word('productId'),
        answer: word('answer'),
      });
    if (topic === 'mail.low-stock') return lowStock(shop, to, payload as unknown as LowGoods);
    if (topic === 'mail.visitor-message') return visitorMessage(shop, { ...to, ...said, id: word('id') });
    if (topic === 'mail.message-answered')
      return messageAnswered(shop, to, { ...said, reply: word('reply') });
    if (topic === 'mail.withdrawal') return this.withdrawal(shop, payload);
    if (TOLD_OTHERWISE.includes(word('reason'))) return undefined;
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

  /** The number of a stranger is no proof of anything: such letters are counted. */
  private async withdrawal(shop: Shop, payload: Payload): Promise<Letter | undefined> {
    const said = payload as unknown as WithdrawalDetails & { ip: string | null };
    const places = said.ip ? [said.ip] : [];
    const sender = { accountId: 'withdrawal', places, isOwner: false };
    if (said.ip && !(await this.limits.mayWrite(said.email, sender))) return undefined;
    return withdrawalLetter(shop, said);
  }

  /** Orders that were paid for have shown more than an address. */
  private mayWrite({ email, paidCents, sender }: OrderMailFor): Promise<boolean> {
    if (sender.isOwner || paidCents > 0) return Promise.resolve(true);
    return this.limits.mayWrite(email, sender);
  }
}

/** What went from an account; nothing where the event does not say. */
const takenOf = ({ taken }: Payload): TakenAway => ({
  ...{ passkeys: [], app: false, addresses: 0, phone: false },
  ...(taken as Partial<TakenAway> | undefined),
});

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
