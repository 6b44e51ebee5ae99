import { checkoutTexts } from '../platform/messages/en/checkout';

/** On the button that orders: what the law of the EU has it say, where that holds, and what is paid by it. */
export const orderWords = (euRules: boolean | undefined, amount: string): string =>
  `${euRules ? checkoutTexts.completeInEu : checkoutTexts.complete} · ${amount}`;
