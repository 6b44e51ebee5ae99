import { tongueOf } from '../../platform/languages/tongues.js';

/** Somebody's text that must do no harm. */
export const HOSTILE = '<img src=x onerror="alert(1)">';

export const SHOP = {
  tongue: tongueOf('en'),
  name: `Duka ${HOSTILE}`,
  url: 'https://shop.example',
  supportEmail: 'help@shop.example',
  bankDetails: 'Bank of Kampala, 0123456789',
};

/** Subject, links and words of its letter. */
export const WITHDRAWN: [subject: string, links: string[], words: string[]] = [
  'We have received your withdrawal (order AB12CD34)',
  ['/withdrawal'],
  ['28 November 2026, 14:05:09 (UTC+01:00)', 'the whole order', 'within 14 days'],
];

export const ANSWERED: typeof WITHDRAWN = [
  `${SHOP.name} has answered your review`,
  ['/product/p-1#reviews'],
  ['You wrote a review of', 'We are sorry'],
];

export const MESSAGES = {
  'mail.visitor-message': [
    HOSTILE,
    ['/admin/messages/m-1/show'],
    ['First line', 'Second line', 'amina@example.com'],
  ],
  'mail.message-answered': [`Re: ${HOSTILE} [M-8A2B4C6D]`, [], ['Second line']],
} satisfies Record<string, typeof WITHDRAWN>;

export const LEFT_CART: typeof WITHDRAWN = [
  'You left something in your cart',
  ['/cart/restore#tok-en_1', '/cart/reminder?token=stop.1'],
  ['remind you', 'only email about it'],
];

/** What the event of a quote tells, and what its letter says. */
export const QUOTE = {
  ...{ quoteId: '0194-quote', until: '2026-12-24', note: `First line ${HOSTILE}\nSecond line` },
  ...{ lines: [], reductions: [], charges: [], exemption: [], totalCents: 2_400 },
};
export const QUOTE_ANSWERED: typeof WITHDRAWN = [
  `Quote accepted: ${HOSTILE}, $24.00`,
  ['/admin/orders/0194-order/show'],
  ['has accepted your quote', '$24.00'],
];
export const QUOTED: typeof WITHDRAWN = [
  `Your quote of $24.00 from ${SHOP.name}`,
  ['/quotes/0194-quote#tok-en_1'],
  ['until', 'accept or decline', 'Second line', '$24.00'],
];
