import { t } from '../texts';

/** When each letter is written, by what it belongs to. */
export const GROUPS: readonly { title: string; letters: readonly (readonly [id: string, when: string])[] }[] =
  [
    {
      title: t('Orders'),
      letters: [
        ['mail.quote', t('The staff sends a quote')],
        ['order.placed', t('An order was placed and waits for its payment')],
        ['order.paid', t('An order was paid')],
        ['mail.downloads', t('Files of an order are paid, or its links are renewed')],
        ['order.part_shipped', t('A part of an order has left')],
        ['order.shipped', t('An order has left, or is ready for pickup')],
        ['order.renumbered', t('A tracking number was corrected')],
        ['order.delivered', t('An order was delivered')],
        ['order.cancelled', t('An order was cancelled')],
        ['order.refunded', t('Money of an order went back')],
        ['order.lowered', t('Less is to be paid for an order')],
      ],
    },
    {
      title: t('Returns and withdrawals'),
      letters: [
        ['return.requested', t('A shopper asks for a return')],
        ['return.approved', t('A return was approved')],
        ['return.declined', t('A return was declined')],
        ['return.expired', t('A return did not arrive in time')],
        ['return.received', t('A return has arrived')],
        ['return.refunded', t('The money of a return went back')],
        ['mail.withdrawal', t('Somebody withdraws from a contract')],
      ],
    },
    {
      title: t('Accounts'),
      letters: [
        ['mail.account-opened', t('Somebody signs up, where sign-ups are answered by mail')],
        ['mail.address-taken', t('Somebody signs up with an address that has an account')],
        ['mail.password-reset', t('Somebody asks for a new password')],
        ['mail.password-changed', t('A password was changed')],
        ['mail.confirm-email', t('Somebody wants to order, and their address is not confirmed')],
        ['mail.began-anew', t('A link has confirmed an address, and the earlier password ends')],
        ['mail.new-email', t('An account is to have another address: to the new one')],
        ['mail.email-changed', t('An account is to have another address: to the earlier one')],
        ['mail.new-device', t('A login from a new device')],
        ['mail.login-code', t('The right password after many wrong ones')],
        ['mail.second-factor', t('Two-step login was changed')],
        ['mail.accounts-merged', t('Two accounts of one customer became one')],
      ],
    },
    {
      title: t('News and gifts'),
      letters: [
        ['mail.newsletter-verify', t('Somebody subscribes to the newsletter')],
        ['mail.newsletter-joined', t('A subscription was confirmed')],
        ['mail.welcome-coupon', t('A subscription was confirmed, and there is a coupon for it')],
        ['mail.back-in-stock', t('What somebody waits for can be bought again')],
        ['mail.left-cart', t('Somebody who wanted to be reminded has left a cart')],
        ['mail.review-answered', t('The shop has answered a review')],
        ['mail.message-answered', t('The shop answers a visitor')],
        ['mail.gift-card', t('A gift card was bought or issued')],
      ],
    },
    {
      title: t('To the shop and its staff'),
      letters: [
        ['new-order', t('A new order is to be prepared')],
        ['mail.quote-answered', t('A buyer accepts or declines a quote')],
        ['mail.low-stock', t('Goods run low')],
        ['mail.visitor-message', t('A visitor writes to the shop')],
        ['mail.appointed', t('Somebody joins the staff')],
        ['mail.role-changed', t('Somebody was given another role')],
        ['mail.webhook-off', t('A webhook was switched off')],
      ],
    },
  ];

/** When a letter is written; its name where the panel is older than the shop. */
export const whenOf = (id: string): string =>
  GROUPS.flatMap(({ letters }) => letters).find(([one]) => one === id)?.[1] ?? id;

const PLACES: Readonly<Record<string, string>> = {
  subject: t('Subject'),
  greeting: t('Greeting'),
  text: t('Text'),
  button: t('Button'),
  row: t('Line'),
  closing: t('Closing'),
};

export const placeOf = (place: string): string => PLACES[place] ?? place;
