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
import { downloadsLetter, type MailedDownloads } from '../domain/downloads-letter.js';
import { giftCardLetter, type MailedCard } from '../domain/gift-card-letter.js';
import { leftCartLetter, type MailedCart } from '../domain/left-cart-letter.js';
import {
  backInStock,
  joinedNewsletter,
  reviewAnswered,
  verifyNewsletter,
  welcomeCoupon,
  type Shop,
} from '../domain/letters.js';
import type { Letter } from '../domain/mail.js';
import { messageAnswered, visitorMessage } from '../domain/message-letters.js';
import { quoteAnswered, quoteLetter, type AnsweredQuote, type MailedQuote } from '../domain/quote-letter.js';
import { appointed, lowStock, roleChanged, webhookOff, type LowGoods } from '../domain/staff-letters.js';
import { withdrawalLetter, type WithdrawalDetails } from '../domain/withdrawal-letter.js';

export type Payload = Readonly<Record<string, unknown>>;

/** What an event tells: whom to write to, and its members as texts; what is missing is empty. */
class Said {
  constructor(readonly payload: Payload) {}

  get to() {
    return { name: this.word('name'), email: this.word('email') };
  }

  get percent(): number {
    return Number(this.payload['percent'] ?? 0);
  }

  get message() {
    return {
      subject: this.word('subject'),
      message: this.word('message'),
      reference: this.word('reference'),
    };
  }

  word(name: string): string {
    const value = this.payload[name];
    return typeof value === 'string' ? value : '';
  }

  words(name: string): string[] {
    const value = this.payload[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  /** What a letter is told whole. */
  as<T>(): T {
    return this.payload as T;
  }

  /** What went from an account; nothing where the event does not say. */
  get taken(): TakenAway {
    const nothing = { passkeys: [], app: false, addresses: 0, phone: false };
    return { ...nothing, ...(this.payload['taken'] as Partial<TakenAway> | undefined) };
  }
}

/** The letters that need no order: how each is written, by the event that calls for it. A new one is a line here. */
const MAILS = {
  'mail.account-opened': (shop, it) => accountOpened(shop, it.to, it.word('token'), it.word('by')),
  'mail.address-taken': (shop, it) => addressTaken(shop, it.to),
  'mail.password-reset': (shop, it) => passwordReset(shop, it.to, it.word('token')),
  'mail.login-code': (shop, it) => loginCode(shop, it.to, it.word('code')),
  'mail.confirm-email': (shop, it) => confirmEmail(shop, it.to, it.word('token')),
  'mail.password-changed': (shop, it) => passwordChanged(shop, it.to, it.words('passkeys'), it.taken),
  'mail.began-anew': (shop, it) => beganAnew(shop, it.to, it.taken),
  'mail.new-email': (shop, it) => newEmail(shop, it.to, it.word('token'), it.word('old')),
  'mail.email-changed': (shop, it) =>
    emailChanged(shop, it.to, it.word('state') === 'done' ? 'done' : 'asked'),
  'mail.accounts-merged': (shop, it) =>
    accountsMerged(shop, it.to, { kept: it.word('kept'), gone: it.word('gone') }),
  'mail.new-device': (shop, it) => newDevice(shop, it.to, it.word('userAgent')),
  'mail.second-factor': (shop, it) =>
    secondFactorChanged(shop, it.to, it.word('state') as SecondFactorChange),
  'mail.appointed': (shop, it) => appointed(shop, it.to, it.word('role'), it.word('token')),
  'mail.role-changed': (shop, it) =>
    roleChanged(shop, it.to, { person: it.word('person'), role: it.word('role'), by: it.word('by') }),
  'mail.webhook-off': (shop, it) =>
    webhookOff(shop, it.to, {
      name: it.word('webhook'),
      id: it.word('webhookId'),
      reason: it.word('reason'),
    }),
  'mail.newsletter-verify': (shop, it) => verifyNewsletter(shop, it.to.email, it.word('token'), it.percent),
  'mail.newsletter-joined': (shop, it) => joinedNewsletter(shop, it.to.email, it.word('unsubscribeToken')),
  'mail.welcome-coupon': (shop, it) =>
    welcomeCoupon(
      shop,
      it.to.email,
      { code: it.word('code'), percent: it.percent },
      it.word('unsubscribeToken'),
    ),
  'mail.gift-card': (shop, it) => giftCardLetter(shop, it.as<MailedCard>()),
  'mail.downloads': (shop, it) => downloadsLetter(shop, it.as<MailedDownloads>()),
  'mail.quote': (shop, it) => quoteLetter(shop, it.to, it.as<MailedQuote>()),
  'mail.quote-answered': (shop, it) => quoteAnswered(shop, it.to, it.as<AnsweredQuote>()),
  'mail.back-in-stock': (shop, it) =>
    backInStock(shop, it.to.email, {
      name: it.word('product'),
      id: it.word('productId'),
      variantId: it.word('variantId'),
    }),
  'mail.left-cart': (shop, it) => leftCartLetter(shop, it.as<MailedCart>()),
  'mail.review-answered': (shop, it) =>
    reviewAnswered(shop, it.to, {
      product: it.word('product'),
      productId: it.word('productId'),
      answer: it.word('answer'),
    }),
  'mail.visitor-message': (shop, it) => visitorMessage(shop, { ...it.to, ...it.message, id: it.word('id') }),
  'mail.message-answered': (shop, it) =>
    messageAnswered(shop, it.to, { ...it.message, reply: it.word('reply') }),
  'mail.low-stock': (shop, it) => lowStock(shop, it.to, it.as<LowGoods>()),
  'mail.withdrawal': (shop, it) => withdrawalLetter(shop, it.as<WithdrawalDetails>()),
} satisfies Record<string, (shop: Shop, it: Said) => Letter>;

type MailTopic = keyof typeof MAILS;

/** The events that people are written to about. */
export const MAIL_TOPICS = [
  ...(Object.keys(MAILS) as MailTopic[]),
  ...([
    'order.placed',
    'order.paid',
    'order.part_shipped',
    'order.shipped',
    'order.renumbered',
    'order.delivered',
    'order.cancelled',
    'order.refunded',
    'order.lowered',
  ] as const),
  ...([
    'return.requested',
    'return.approved',
    'return.declined',
    'return.expired',
    'return.received',
    'return.refunded',
  ] as const),
] as const;

/** The letter of an event that is about no order; undefined for any other. */
export const writeMail = (topic: string, shop: Shop, payload: Payload): Letter | undefined =>
  Object.hasOwn(MAILS, topic) ? MAILS[topic as MailTopic](shop, new Said(payload)) : undefined;
