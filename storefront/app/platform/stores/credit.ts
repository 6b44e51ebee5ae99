import { createStore, useStore } from '../create-store';
import { keepForSession } from '../session/kept';
import { onSessionEnd } from '../session/session';

/** What pays first at the checkout: gift cards by their codes, and whether the account's store credit does. */
export type CreditChoice = { giftCards: readonly string[]; useStoreCredit: boolean };

const NONE: CreditChoice = { giftCards: [], useStoreCredit: false };
const kept = keepForSession<CreditChoice>('credit');
const choice = createStore<CreditChoice>(kept.read() ?? NONE);
onSessionEnd(() => choice.set(NONE));

/** Kept in this tab on the way to the payment page and back, and gone with the session. */
export const useCreditChoice = (): CreditChoice => useStore(choice, NONE);

export function chooseCredit(next: CreditChoice): void {
  choice.set(next);
  if (next.giftCards.length > 0 || next.useStoreCredit) kept.keep(next);
  else kept.forget();
}

/** After a payment they may be empty, and a refused one pays nothing. */
export const forgetCredit = (): void => chooseCredit(NONE);

/** As a quote and a purchase name it. */
export const creditSaid = ({ giftCards, useStoreCredit }: CreditChoice) => ({
  ...(giftCards.length > 0 ? { giftCards: [...giftCards] } : {}),
  ...(useStoreCredit ? { useStoreCredit } : {}),
});
