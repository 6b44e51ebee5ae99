import type { Section } from './setting.js';

export const HOME_PAGE = {
  page: 'general',
  title: 'Home page',
  hint: 'What the featured products are offered with.',
  settings: {
    offerEndsAt: {
      label: 'Featured offer ends',
      help: 'The countdown on the home page runs to this moment',
      kind: 'moment',
      usual: null,
    },
  },
} as const satisfies Section;

export const SALES = {
  page: 'general',
  title: 'Sales',
  hint: 'What stands crossed out beside a price with a discount.',
  settings: {
    formerPrices: {
      label: 'Crossed out',
      help: 'In the EU it must be the lowest price of the 30 days before the cut; without a cut there is no sale then',
      kind: 'choice',
      choices: [
        { value: 'by_country', label: 'By the law of the shop’s country' },
        { value: 'lowest', label: 'The lowest price of 30 days' },
        { value: 'derived', label: 'The price that the discount makes' },
      ],
      required: true,
      usual: 'by_country',
      tells:
        "What sales cross out: by the law of the shop's country, the lowest price of thirty days, or what the discount makes.",
    },
  },
} as const satisfies Section;

export const CONSUMER_LAW = {
  page: 'general',
  title: 'Consumer law',
  hint: 'What the law of the EU wants of shops that sell there.',
  settings: {
    euRules: {
      label: 'Rules of the EU',
      help: 'Withdrawal function, imprint, accessibility page, legal guarantee and the words of the order button',
      kind: 'choice',
      choices: [
        { value: 'by_country', label: 'Where the shop is in the EU or EEA' },
        { value: 'on', label: 'On: the shop sells there' },
        { value: 'off', label: 'Off' },
      ],
      required: true,
      usual: 'by_country',
      tells:
        'Whether the consumer law of the EU holds: by the country of the shop, always (it sells there), or never.',
    },
    imprint: {
      label: 'More for the imprint',
      help: 'Legal form, who speaks for the company, register and number',
      kind: 'text',
      longest: 2_000,
      lines: true,
      usual: '',
      tells: 'What the imprint tells beside name, address and tax number; empty for nothing.',
    },
  },
} as const satisfies Section;

export const NEWSLETTER = {
  page: 'general',
  title: 'Newsletter',
  hint: 'What a confirmed subscription is rewarded with.',
  settings: {
    welcomePercent: {
      label: 'Welcome coupon (%)',
      help: 'Off the first order of each subscriber, as the foot of each page says; 0 for none',
      kind: 'whole',
      least: 0,
      most: 100,
      usual: 10,
      tells: 'Percent off the first order of whoever subscribes to the newsletter; 0 for none.',
      example: 10,
    },
  },
} as const satisfies Section;

export const ACCOUNTS = {
  page: 'general',
  title: 'Accounts',
  hint: 'Whether strangers can learn who has an account.',
  settings: {
    tellUnknownEmails: {
      label: 'Say when an address has no account',
      help: 'To whoever forgot a password; otherwise every address gets the same answer',
      kind: 'flag',
      usual: false,
      tells: 'Whether whoever forgot a password is told, by a 404, that an address has no account.',
    },
    signUpByMail: {
      label: 'Finish sign-ups by mail',
      help: 'Free and taken addresses get the same answer; a mail has the link or tells the owner',
      kind: 'flag',
      usual: false,
      tells: 'Whether a sign-up answers alike for free and taken addresses and is finished by mail.',
    },
  },
} as const satisfies Section;

export const STAFF = {
  page: 'general',
  title: 'Staff',
  hint: 'Two-step login is set up in the shop, under Settings.',
  settings: {
    staffSecondFactor: {
      label: 'Two-step login for the staff',
      help: 'Without a code or a passkey nobody gets into this panel, you included: set up yours first',
      kind: 'flag',
      usual: false,
      tells: 'Whether the staff needs a second factor for everything but its own profile.',
    },
  },
} as const satisfies Section;
