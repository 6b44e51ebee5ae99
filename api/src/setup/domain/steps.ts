import { SHOP_NAME, SUPPORT_EMAIL } from '../../kernel/shop-defaults.js';

/** What the shop is like, as far as its opening depends on it. */
export interface ShopFacts {
  name: string;
  supportEmail: string;
  /** Whether anybody has said where the shop is. */
  isPlaced: boolean;
  /** Empty or the address of the demo until its own is given. */
  hasAddress: boolean;
  /** Any rate of tax. */
  hasTaxes: boolean;
  /** Some way of delivery that the shop has decided on itself. */
  hasDelivery: boolean;
  /** Some way to pay that shoppers may choose. */
  hasPayments: boolean;
  /** Whether any of them is played and moves no money. */
  paymentsAreSimulated: boolean;
  /** Whether mails leave the shop. */
  hasMailServer: boolean;
  /** Of products on sale. */
  hasProduct: boolean;
  hasImprint: boolean;
  needsImprint: boolean;
  isProduction: boolean;
  reach: Reach;
}

/** By which address the shop is known, and how many proxies stand before it. */
export interface Reach {
  url: string;
  /** Others than this machine can reach it there. */
  isPublic: boolean;
  proxies: number;
}

export const STEP_NAMES = [
  ...(['name', 'place', 'address', 'tax', 'delivery', 'payments', 'mail'] as const),
  ...(['reach', 'product', 'imprint'] as const),
];
export type StepName = (typeof STEP_NAMES)[number];

interface Step {
  name: StepName;
  isDone: (facts: ShopFacts) => boolean;
  /** Without it the shop does not open. */
  isRequired: (facts: ShopFacts) => boolean;
  /** What there is to do, as a sentence. */
  missing: string;
}

const always = () => true;
const never = () => false;

/** In the order in which they are done. */
const STEPS: readonly Step[] = [
  {
    name: 'name',
    isDone: ({ name }) => name !== SHOP_NAME,
    isRequired: always,
    missing: 'Give the shop its name; a logo and colours may follow.',
  },
  {
    name: 'place',
    isDone: ({ isPlaced }) => isPlaced,
    isRequired: always,
    missing: 'Say in which country the shop is: its currency, time and tax follow.',
  },
  {
    name: 'address',
    isDone: ({ hasAddress, supportEmail }) => hasAddress && supportEmail !== SUPPORT_EMAIL,
    isRequired: always,
    missing: 'Give the shop’s own address and mail address: invoices and mails bear them.',
  },
  {
    name: 'tax',
    isDone: ({ hasTaxes }) => hasTaxes,
    isRequired: never,
    missing: 'Prices are without any tax. Set its rates, unless the shop charges none.',
  },
  {
    name: 'delivery',
    isDone: ({ hasDelivery }) => hasDelivery,
    isRequired: always,
    missing: 'Say where the shop delivers to, how, and for how much; so far it is everywhere, free.',
  },
  {
    name: 'payments',
    isDone: ({ hasPayments, paymentsAreSimulated, isProduction }) =>
      hasPayments && !(paymentsAreSimulated && isProduction),
    isRequired: always,
    missing: 'Enter the keys of a payment provider, or offer cash or transfer: money has to come really.',
  },
  {
    name: 'mail',
    isDone: ({ hasMailServer }) => hasMailServer,
    isRequired: ({ isProduction }) => isProduction,
    missing: 'Enter your mail server and send yourself a letter: until then no mail leaves the shop.',
  },
  {
    name: 'reach',
    isDone: ({ reach }) => reach.isPublic,
    // a letter with a link that leads to this machine helps nobody
    isRequired: ({ isProduction, hasMailServer }) => isProduction && hasMailServer,
    missing:
      'Enter the address by which shoppers reach the shop: links in mails and for search engines lead there.',
  },
  {
    name: 'product',
    isDone: ({ hasProduct }) => hasProduct,
    isRequired: always,
    missing: 'Put the first product on sale.',
  },
  {
    name: 'imprint',
    isDone: ({ hasImprint, needsImprint }) => hasImprint || !needsImprint,
    isRequired: ({ needsImprint }) => needsImprint,
    missing: 'Write the imprint: the law asks every shop in the EU for it.',
  },
];

export interface SeenStep {
  name: StepName;
  isDone: boolean;
  isRequired: boolean;
  /** What there is to do; null when it is done. */
  missing: string | null;
}

/** What has been done for the opening, and what is left. */
export const stepsOf = (facts: ShopFacts): SeenStep[] =>
  STEPS.map(({ name, isDone, isRequired, missing }) => ({
    name,
    isDone: isDone(facts),
    isRequired: isRequired(facts),
    missing: isDone(facts) ? null : missing,
  }));

/** What stands between the shop and its opening. */
export const missingOf = (facts: ShopFacts): SeenStep[] =>
  stepsOf(facts).filter(({ isDone, isRequired }) => isRequired && !isDone);
