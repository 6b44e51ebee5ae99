import { createStore, useStore } from '../create-store';
import { keepForSession } from '../session/kept';
import { onSessionEnd } from '../session/session';

/** Whom a gift card is for, as it is typed. */
export type Gift = Record<'email' | 'name' | 'from' | 'message' | 'sendOn', string>;
/** By variant, piece by piece; null is for the shopper. */
export type Gifts = Readonly<Record<string, readonly (Gift | null)[]>>;

const NONE: Gifts = {};
const kept = keepForSession<Gifts>('gifts');
const gifts = createStore<Gifts>(kept.read() ?? NONE);
onSessionEnd(() => gifts.set(NONE));

/** Kept in this tab on the way to the payment page and back, and gone with the session. */
export const useGiftChoice = (): Gifts => useStore(gifts, NONE);

export function chooseGifts(next: Gifts): void {
  gifts.set(next);
  kept.keep(next);
}

/** After a payment they have been bought. */
export function forgetGifts(): void {
  gifts.set(NONE);
  kept.forget();
}
