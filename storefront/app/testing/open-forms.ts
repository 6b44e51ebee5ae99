import { lamp, order } from './goods';
import { choose, fill, type Faults, press, reads } from './shop';
import { opened } from './quotes';
import { waitsForDeposit } from './waiting-deposit';

/** What is typed into every form. */
export const TYPED = 'heron';
const WORD = `${TYPED} 42 kettle`;
/** Where nothing but digits can be typed. */
const NUMBER = '+256 701 987 654';
const EMAIL = `${TYPED}@example.com`;

/** A form of the storefront, and how it comes to hold something that was typed. */
export type OpenForm = {
  file: string;
  /** What was typed, where it is no word. */
  typed?: string;
  at: string;
  steps: () => Promise<void>;
  others?: Faults;
  /** Only visitors see it: there is no shopper to leave. */
  as?: 'visitor';
};

const ok = (data: object) => ({ status: 200, body: { success: true, data } });
const delivered = { getOrder: ok({ ...order, status: 'delivered', canCancel: false, canReview: true }) };
const soldOut = {
  getProduct: ok({ ...lamp, variants: lamp.variants.map((one) => ({ ...one, inStock: false })) }),
};

const settings = (file: string, steps: () => Promise<void>): OpenForm => ({ file, at: '/settings', steps });
const visitors = (file: string, at: string, steps: () => Promise<void>): OpenForm => ({
  ...{ file, at, steps },
  as: 'visitor',
});

/** Every form in which something can be typed. A new one gets its line here. */
export const openForms: readonly OpenForm[] = [
  { file: 'checkout/shipping-form.tsx', at: '/checkout', steps: () => fill(/^Email/, EMAIL) },
  {
    file: 'checkout/billing-form.tsx',
    at: '/checkout',
    steps: async () => {
      await choose(/^Bill to another address/);
      await fill(/^Company/, WORD);
    },
  },
  { file: 'checkout/checkout-view.tsx', at: '/checkout', steps: () => fill(/^Email/, EMAIL) },
  {
    file: 'checkout/payment-form.tsx',
    at: '/checkout',
    steps: async () => {
      await press('Continue to Payment');
      await fill(/^Cardholder name/, WORD);
    },
  },
  {
    file: 'checkout/code-field.tsx',
    at: '/cart',
    steps: async () => {
      await press('Have a coupon or gift card?');
      await fill('Coupon or gift card', WORD);
    },
  },
  { file: 'layout/contact-form.tsx', at: '/contact', steps: () => fill(/^Message/, WORD) },
  { file: 'accounts/profile-form.tsx', at: '/profile/edit', steps: () => fill(/^Name/, WORD) },
  settings('accounts/address-form.tsx', async () => {
    await press('Add address');
    await fill(/^City/, WORD);
  }),
  settings('accounts/change-password.tsx', () => fill(/^Current password/, WORD)),
  settings('accounts/password-dialog.tsx', async () => {
    await press('Add a passkey');
    await fill('Your password', WORD);
  }),
  settings('accounts/authenticator-setup.tsx', async () => {
    await press(/^Set up two-step/);
    await fill('Your password', WORD);
    await press('Continue');
    await fill('Six-digit code', WORD);
  }),
  settings('accounts/change-email.tsx', () => fill(/^New email/, EMAIL)),
  {
    file: 'orders/pay-by-phone.tsx',
    at: '/orders/o1',
    others: waitsForDeposit('mobile'),
    steps: async () => {
      await press('Pay $5.00 by mobile money');
      await fill(/^Mobile/, WORD);
    },
  },
  {
    file: 'checkout/quote-answer.tsx',
    at: '/quotes/q1#secret',
    others: opened,
    steps: async () => {
      await choose(/^Mobile Money/);
      await fill(/^Mobile number/, NUMBER);
    },
    typed: NUMBER,
  },
  {
    file: 'checkout/decline-quote.tsx',
    at: '/quotes/q1#secret',
    others: opened,
    steps: async () => {
      await press('Decline');
      await fill(/^Your message/, WORD);
    },
  },
  {
    file: 'orders/return-form.tsx',
    at: '/orders/o1/return',
    others: delivered,
    steps: async () => {
      await choose(/^Lamp/);
      await fill(/^Anything/, WORD);
    },
  },
  {
    file: 'orders/anybodys-withdrawal.tsx',
    at: '/withdrawal',
    steps: () => fill(/^Only some items/, WORD),
  },
  {
    file: 'orders/feedback-form.tsx',
    at: '/feedback/o1',
    others: delivered,
    steps: async () => {
      await reads('How was order');
      await fill(/comment|say|words/i, WORD);
    },
  },
  {
    file: 'reviews/rate-box.tsx',
    at: '/product/p1',
    others: { rateProduct: ok({ newAverageRating: 4, newRatingCount: 3, reviews: [] }) },
    steps: async () => {
      await press('4 stars');
      await fill('Headline', WORD);
    },
  },
  {
    file: 'catalogue/tell-when-back.tsx',
    at: '/product/p1',
    others: soldOut,
    steps: () => fill(/^Tell me when/, EMAIL),
  },
  { file: 'catalogue/search-box.tsx', at: '/parts', steps: () => fill('Search', WORD) },
  { file: 'layout/newsletter-form.tsx', at: '/parts', steps: () => fill('Your email address', EMAIL) },
  { file: 'pages/newsletter-page.tsx', at: '/newsletter', steps: () => fill('Your email address', EMAIL) },
  { file: 'accounts/forgot-form.tsx', at: '/forgot-password', steps: () => fill('Email', EMAIL) },
  { file: 'accounts/reset-form.tsx', at: '/reset-password/t', steps: () => fill(/^New password/, WORD) },
  visitors('accounts/login-form.tsx', '/login', () => fill('Email', EMAIL)),
  visitors('accounts/signup-form.tsx', '/signup', () => fill('Email', EMAIL)),
  visitors('accounts/guest-account.tsx', '/orders/o1', () => fill('Password', WORD)),
];

/** Forms that hold nothing that was typed: quantities, choices, the key of a mailed link. */
export const wordless: readonly string[] = [
  'cart/buy-box.tsx',
  'catalogue/filter-panel.tsx',
  'layout/letter-page.tsx',
  'orders/own-withdrawal.tsx',
  'pages/download-page.tsx',
];
