import { TAX_SERVICES } from '../tax-service.js';
import type { Section } from './setting.js';

const [OWN_RATES, STRIPE_TAX] = TAX_SERVICES;

export const GUESTS = {
  page: 'checkout',
  title: 'Guests',
  hint: 'Whether visitors buy without an account.',
  settings: {
    guestsAllowed: {
      label: 'Let guests buy',
      help: 'They give an email address at the checkout and open their order by the link in the email',
      kind: 'flag',
      usual: false,
      tells: 'Whether visitors buy without an account.',
    },
  },
} as const satisfies Section;

export const ASSISTANTS = {
  page: 'checkout',
  title: 'Assistants',
  hint: 'Whether programs of others find and buy what you sell.',
  settings: {
    assistantsBuy: {
      label: 'Let assistants buy',
      help: 'By the Universal Commerce Protocol, as guests; otherwise the shop does not speak it',
      kind: 'flag',
      usual: true,
      tells: 'Whether assistants find and buy by the Universal Commerce Protocol.',
    },
  },
} as const satisfies Section;

export const LEFT_CARTS = {
  page: 'checkout',
  title: 'Left carts',
  hint: 'Whether shoppers are reminded of a cart that they leave.',
  settings: {
    cartReminderHours: {
      label: 'Remind after (hours)',
      help: '0 for off. Only whoever ticks the box at the checkout is written to, once, with a link that stops it.',
      kind: 'whole',
      least: 0,
      most: 720,
      usual: 0,
      tells:
        'After so many hours whoever has ticked the box at the checkout is reminded, once, of a left cart; 0 for off, and there is no box.',
      example: 24,
    },
  },
} as const satisfies Section;

export const RETURNS = {
  page: 'checkout',
  title: 'Returns',
  hint: 'What holds for goods that shoppers send back.',
  settings: {
    returnDays: {
      label: 'Days to return',
      help: 'After delivery; approved goods have as long to arrive',
      kind: 'whole',
      least: 1,
      most: 365,
      usual: 30,
      tells: 'Whole days after delivery in which goods may be sent back.',
      example: 30,
    },
    restockingFeePercent: {
      label: 'Restocking fee (%)',
      help: 'Kept of the refund; nothing when the item is damaged, wrong or not as described',
      kind: 'whole',
      least: 0,
      most: 50,
      usual: 0,
      tells: 'Percent that is kept of what comes back, unless the shop got it wrong.',
      example: 0,
    },
  },
} as const satisfies Section;

export const TAXES = {
  page: 'checkout',
  title: 'Taxes',
  hint: 'Who says how much tax an order into a tax zone carries.',
  settings: {
    taxService: {
      label: 'Rates',
      help: 'Stripe Tax is asked for goods at the standard rate. While it is silent, the rates of the zone count; without any, nothing is sold there.',
      kind: 'choice',
      choices: [
        { value: OWN_RATES, label: 'Of the tax zones' },
        { value: STRIPE_TAX, label: 'Of Stripe Tax' },
      ],
      required: true,
      usual: OWN_RATES,
      tells: 'Who says how much tax there is in a tax zone: its own rates, or Stripe Tax.',
    },
  },
} as const satisfies Section;

export const BUSINESSES = {
  page: 'checkout',
  title: 'Businesses',
  hint: 'Where a tax zone has reverse charge, a VAT number can be given.',
  settings: {
    viesCheck: {
      label: 'Look VAT numbers up in VIES',
      help: 'The register of the EU. A number counts once it is confirmed; while the register does not answer, the tax is charged. With a tax number of your own in the EU each answer has a consultation number, which the order keeps.',
      kind: 'flag',
      usual: false,
      tells: 'Whether VAT numbers of buyers are looked up in the register of the EU, VIES.',
    },
    acceptedVatNumbers: {
      label: 'Accepted VAT numbers',
      help: 'One per line. Numbers that you have checked yourself, such as Swiss and British ones, which no register of the EU keeps.',
      kind: 'text',
      longest: 4_000,
      lines: true,
      usual: '',
      tells:
        'VAT numbers that the staff accepts without the register, one a line: who gives one owes the tax where reverse charge holds.',
    },
  },
} as const satisfies Section;
