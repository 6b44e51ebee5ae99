import type { MAIL_TOPICS } from '../application/mails.js';
import {
  ANSWERED,
  HOSTILE,
  LEFT_CART,
  MESSAGES,
  QUOTE_ANSWERED,
  QUOTED,
  SHOP,
  WITHDRAWN,
} from './letter-facts.js';

const SEEN = '/orders/0194-order#order-tok_1';
const LEAVE = '/newsletter/unsubscribe?token=leave.1';
/** Every letter: its subject, the links that must be in it, and words that must be in it. */
export const EXPECTED: Readonly<
  Record<(typeof MAIL_TOPICS)[number], [subject: string, links: string[], words: string[]]>
> = {
  'mail.account-opened': [
    'Your account is ready',
    ['/reset-password/tok-en_1', '/forgot-password'],
    ['30 minutes'],
  ],
  'mail.address-taken': [
    'You have an account already',
    ['/login', '/forgot-password'],
    ['nothing has changed'],
  ],
  'mail.gift-card': [
    `A gift card of $24.00 for ${SHOP.name}`,
    ['/shop'],
    ['Here is your gift card of $24.00', 'WELCOME-1'],
  ],
  'mail.downloads': [
    'Your files (order AB12CD34)',
    ['/downloads/tok-en_1'],
    ['Guide.pdf', '5 times', '24 December 2026'],
  ],
  'mail.quote': QUOTED,
  'mail.quote-answered': QUOTE_ANSWERED,
  'mail.left-cart': LEFT_CART,
  'mail.back-in-stock': [
    `${HOSTILE} is back in stock`,
    ['/product/p-1?variant=v-1'],
    ['can be bought again'],
  ],
  'mail.review-answered': ANSWERED,
  'mail.password-reset': ['Set a new password', ['/reset-password/tok-en_1'], ['30 minutes']],
  'mail.login-code': ['Your code to log in', ['/forgot-password'], ['half an hour']],
  'mail.confirm-email': ['Confirm your email address', ['/confirm-email?token=tok-en_1'], ['for a day']],
  'mail.password-changed': [
    'Your password was changed',
    ['/forgot-password'],
    ['other sessions were logged out', 'These passkeys open your account as before: My phone, '],
  ],
  'mail.began-anew': ['Your address is confirmed', ['/forgot-password'], ['Set a new password to log in']],
  'mail.new-email': [
    'Confirm your new email address',
    ['/change-email?token=tok-en_1'],
    ['where you are logged in', 'for a day'],
  ],
  'mail.email-changed': [
    'Your email address is about to change',
    ['/forgot-password'],
    ['asked for another email address'],
  ],
  'mail.accounts-merged': ['Your accounts have become one', ['/#contact'], ['kept@example.com', 'gone@']],
  'mail.new-device': ['A login from a new device', ['/forgot-password'], ['has not been used on before']],
  'mail.second-factor': ['The way you log in has changed', ['/forgot-password'], ['turned on']],
  'mail.appointed': [
    'You are now an administrator of the shop',
    ['/reset-password/tok-en_1', '/forgot-password'],
    ['at least 12 characters'],
  ],
  'mail.role-changed': [
    'A role was changed: Eve (eve@example.com)',
    ['/admin/customers'],
    ['owner@example.com', 'an administrator'],
  ],
  'mail.webhook-off': [
    'A webhook was switched off: Books',
    ['/admin/webhooks/0194-hook'],
    ['not taken an event for three days'],
  ],
  'mail.newsletter-verify': [
    'Please confirm your subscription',
    ['/newsletter/confirm?token=tok-en_1'],
    ['10% off'],
  ],
  'mail.newsletter-joined': ['You are subscribed to our news', [LEAVE], ['Your address is confirmed']],
  'mail.welcome-coupon': ['10% off your first order', ['/shop', LEAVE], ['WELCOME-1', 'once']],
  'mail.low-stock': ['Running low: Mug', ['/admin/products?filter=%7B%22lowStock%22%3Atrue%7D'], ['MUG-1']],
  ...MESSAGES,
  'mail.withdrawal': WITHDRAWN,
  'order.placed': [
    'We have your order (order AB12CD34)',
    ['/orders/0194-order#order-tok_1'],
    ['waits for your payment', '$48.00', 'Thursday, November 26, 2026 to Monday, November 30, 2026'],
  ],
  'order.paid': [
    'Thank you, your payment has arrived (order AB12CD34)',
    ['/orders/0194-order#order-tok_1'],
    ['packing', '$48.00', 'Thursday, November 26, 2026 to Monday, November 30, 2026', '1 Kampala Road'],
  ],
  'order.shipped': ['Your order is on its way (order AB12CD34)', [SEEN], ['UPS', '1Z']],
  'order.part_shipped': [
    'Part of your order is on its way (order AB12CD34)',
    [SEEN],
    ['1Z', 'the rest leaves'],
  ],
  'order.renumbered': [
    'The tracking number of your order has changed (order AB12CD34)',
    ['/orders/0194-order#order-tok_1'],
    ['wrong', 'UPS', '1Z'],
  ],
  'order.delivered': [
    'Your order has been delivered (order AB12CD34)',
    ['/feedback/0194-order', '/orders/0194-order#order-tok_1'],
    ['Tell us how it was'],
  ],
  'order.cancelled': [
    'Your order was cancelled (order AB12CD34)',
    ['/orders/0194-order#order-tok_1'],
    ['on its way back to you'],
  ],
  'order.refunded': [
    'Your money is on its way back (order AB12CD34)',
    ['/orders/0194-order#order-tok_1'],
    ['$12.50 in all'],
  ],
  'order.lowered': [
    'Less is to be paid for your order (order AB12CD34)',
    ['/orders/0194-order#order-tok_1'],
    ['is not to be paid any more'],
  ],
  'return.requested': [
    'We have your return request (order AB12CD34)',
    ['/orders/0194-order#order-tok_1'],
    ['$24.00 comes back', 'once we have your items'],
  ],
  'return.approved': [
    'Your return is approved (order AB12CD34)',
    ['/orders/0194-order#order-tok_1'],
    ['the label that we send you', 'First line', '$24.00'],
  ],
  'return.declined': [
    'Your return was declined (order AB12CD34)',
    ['/orders/0194-order#order-tok_1'],
    ['cannot take these items back', 'First line'],
  ],
  'return.expired': [
    'Your return has ended (order AB12CD34)',
    ['/orders/0194-order#order-tok_1'],
    ['have not reached us in time'],
  ],
  'return.received': [
    'Your return has arrived (order AB12CD34)',
    ['/orders/0194-order#order-tok_1'],
    ['$24.00'],
  ],
  'return.refunded': [
    'Your return is complete (order AB12CD34)',
    ['/orders/0194-order#order-tok_1'],
    ['$24.00 is on its way back'],
  ],
};
