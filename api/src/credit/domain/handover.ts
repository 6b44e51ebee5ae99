import type { Money } from '../../kernel/money.js';

/** Whom a gift card is for, as whoever gives it says. */
export interface CardRecipient {
  email: string;
  /** As the letter greets; empty where nobody has said. */
  name: string;
  /** The giver's words; may be empty. */
  message: string;
  /** The day of the shop on which it is mailed, as ISO 8601; null is at once. */
  sendOn: string | null;
}

/** One gift card of an order. */
export interface BoughtCard {
  orderId: string;
  /** The place of its line in the order, and its own in the line. */
  line: number;
  piece: number;
  variantId: string;
  /** What will be on it, and what of that the buyer pays: a discount is the shop's gift. */
  face: Money;
  paid: Money;
}

/** A gift card on its way to whom it is for: one that was bought, or one given by hand that goes by mail. */
export interface Handover extends CardRecipient {
  id: string;
  bought: BoughtCard | null;
  /** Who gives it, for the letter; empty where the recipient is who has bought it. */
  from: string;
  /** That the letter is written in, by its tag; null is the shop's own. */
  language: string | null;
  /** The card; null until the order is paid. */
  creditId: string | null;
  /** The code, closed with the key of the shop: the letter is written from it, and again. */
  sealedCode: string | null;
  mailedAt: Date | null;
  /** When its money went back to the buyer: it pays nothing any more. */
  takenBackAt: Date | null;
  /** Somebody was erased: nothing of whom it is for is kept once its letter is on its way. */
  isForgotten: boolean;
  createdAt: Date;
}

/** Without whom it was for. */
export const withoutRecipient = (one: Handover): Handover => ({
  ...one,
  ...{ email: '', name: '', message: '', sealedCode: null },
});

/** How many days ahead a card may be mailed. */
export const MOST_DAYS_AHEAD = 365;

/** Why a card is not mailed on that day; null when it may be. Both days as ISO 8601. */
export function whyNotOn(sendOn: string, today: string): string | null {
  if (sendOn < today) return 'This day is over';
  const last = new Date(`${today}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + MOST_DAYS_AHEAD);
  return sendOn > last.toISOString().slice(0, 10) ? 'Please choose a day within a year' : null;
}

/** Whether it goes to its recipient now. */
export const isDue = (
  {
    creditId,
    mailedAt,
    takenBackAt,
    sendOn,
  }: Pick<Handover, 'creditId' | 'mailedAt' | 'takenBackAt' | 'sendOn'>,
  today: string,
): boolean =>
  creditId !== null && mailedAt === null && takenBackAt === null && (sendOn === null || sendOn <= today);
