import { checkoutTexts } from '../platform/messages/en/checkout';
import type { DeliveryWay } from '../platform/messages/en/paid-last';
import type { IconName } from '../ui/icon';

type MethodTexts = {
  label: string;
  note: (depositPercent: number, delivered: DeliveryWay) => string;
  icon: IconName;
  /** What is said below the button. */
  secured: (depositPercent: number) => string;
};

/** The pages' own words for the methods that they know; another one is shown by the shop's label. */
export const METHOD_TEXTS: Readonly<Partial<Record<string, MethodTexts>>> = {
  card: {
    label: checkoutTexts.card,
    note: () => checkoutTexts.cardNote,
    icon: 'card',
    secured: () => checkoutTexts.secure('Stripe'),
  },
  mobile: {
    label: checkoutTexts.mobile,
    note: () => checkoutTexts.mobileNote,
    icon: 'phone',
    secured: () => checkoutTexts.secure('MTN MoMo'),
  },
  cash: {
    label: checkoutTexts.cash,
    note: checkoutTexts.cashNote,
    icon: 'cash',
    secured: checkoutTexts.secureCash,
  },
  bank: {
    label: checkoutTexts.bank,
    note: () => checkoutTexts.bankNote,
    icon: 'bank',
    secured: () => checkoutTexts.secureBank,
  },
};
