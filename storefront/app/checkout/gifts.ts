import type { CheckoutInput, CheckoutQuote } from '../platform/api/types';
import { date } from '../platform/dates';
import { emailRule } from '../platform/forms/rules';
import { formTexts } from '../platform/messages/en/forms';
import type { Gift, Gifts } from '../platform/stores/gifts';

/** One gift card of the cart: which piece of which line. */
export type GiftPiece = { variantId: string; name: string; price: number; piece: number; of: number };

/** Every gift card that is being bought. */
export const giftPieces = ({ lines }: Pick<CheckoutQuote, 'lines'>): GiftPiece[] =>
  lines
    .filter(({ isGiftCard }) => isGiftCard)
    .flatMap(({ variantId, name, price, quantity: of }) =>
      Array.from({ length: of }, (_, piece) => ({ variantId, name, price, piece, of })),
    );

/** Nothing but gift cards: nobody has to say where it goes. */
export const onlyGiftCards = ({ lines }: Pick<CheckoutQuote, 'lines'>): boolean =>
  lines.length > 0 && lines.every(({ isGiftCard }) => isGiftCard);

export const giftOf = (gifts: Gifts, { variantId, piece }: GiftPiece): Gift | null =>
  gifts[variantId]?.[piece] ?? null;

/** With another recipient of one piece. */
export function withGift(gifts: Gifts, { variantId, piece, of }: GiftPiece, gift: Gift | null): Gifts {
  const before = gifts[variantId] ?? [];
  const pieces = Array.from({ length: of }, (_, at) => (at === piece ? gift : (before[at] ?? null)));
  return { ...gifts, [variantId]: pieces };
}

/** Pieces that are for somebody else, with whom they are for. */
const given = (pieces: readonly GiftPiece[], gifts: Gifts) =>
  pieces.flatMap((one) => {
    const gift = giftOf(gifts, one);
    return gift ? [{ ...one, gift }] : [];
  });

/** What the payment calls take. */
export function giftsSaid(pieces: readonly GiftPiece[], gifts: Gifts): Pick<CheckoutInput, 'giftRecipients'> {
  const giftRecipients = given(pieces, gifts).map(({ variantId, gift: { sendOn, ...gift } }) => ({
    ...{ variantId, ...gift, email: gift.email.trim() },
    ...(sendOn ? { sendOn } : {}),
  }));
  return giftRecipients.length > 0 ? { giftRecipients } : {};
}

/** Whom a card goes to, and on which day; empty where it goes at once. */
export type GiftTold = readonly [who: string, day: string];

/** As it is looked over before it is paid: `Eve, eve@example.com` and `December 24, 2026`. */
export const giftsTold = (pieces: readonly GiftPiece[], gifts: Gifts): GiftTold[] =>
  given(pieces, gifts).map(({ gift: { name, email, sendOn } }) => [
    [name.trim(), email.trim()].filter(Boolean).join(', '),
    sendOn && date(sendOn),
  ]);

/** Of a piece and its input. */
export const problemKey = ({ variantId, piece }: Pick<GiftPiece, 'variantId' | 'piece'>, member: string) =>
  `${variantId}.${piece}.${member}`;

const MOST_DAYS_AHEAD = 365;

/** Until when a card may be sent, asked on a day of the shop; both as ISO 8601. */
export function lastGiftDay(today: string): string {
  const last = new Date(`${today}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + MOST_DAYS_AHEAD);
  return last.toISOString().slice(0, 10);
}

/** What is wrong before anything is sent. */
export function giftProblems(pieces: readonly GiftPiece[], gifts: Gifts): Record<string, string> {
  const found = given(pieces, gifts).flatMap((one) => {
    // of somebody else: a field of one’s own would be asked for by “your”
    const problem = one.gift.email.trim() === '' ? formTexts.invalidEmail : emailRule(one.gift.email);
    return problem ? [[problemKey(one, 'email'), problem]] : [];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

/** What the shop says of an input, such as `giftRecipients.1.sendOn`. */
export function refusedGift(
  pieces: readonly GiftPiece[],
  gifts: Gifts,
  { field, problem }: { field: string | null; problem: string | null },
): Record<string, string> {
  const [, at, member] = /^giftRecipients\.(\d+)\.(\w+)$/.exec(field ?? '') ?? [];
  const one = given(pieces, gifts)[Number(at)];
  return one && member && problem ? { [problemKey(one, member)]: problem } : {};
}
