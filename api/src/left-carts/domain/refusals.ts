import { refusal } from '../../kernel/refusal.js';

/** A mailed link of which nothing is known: malformed, ended, or signed by nobody here. */
export const CartLinkDead = refusal('not-found', 'cart_link_dead', 'This link is no longer valid.');

/** The shop has not switched them on. */
export const CartRemindersOff = refusal(
  'conflict',
  'cart_reminders_off',
  'This shop sends no reminders of carts.',
);
