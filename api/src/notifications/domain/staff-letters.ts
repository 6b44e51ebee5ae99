import { button, letter, text, type Recipient, type Shop } from './letters.js';
import type { Letter } from './mail.js';

const TITLES: ReadonlyMap<string, string> = new Map([
  ['admin', 'an administrator'],
  ['staff', 'a member of staff'],
  ['customer', 'a shopper'],
]);
const titleOf = (role: string) => TITLES.get(role) ?? role;

/** The old password opens nothing any more: staff needs a longer one than shoppers. */
export function appointed(shop: Shop, to: Recipient, role: string, token: string): Letter {
  return letter(shop, to, `You are now ${titleOf(role)} of the shop`, [
    text('Choose a new password of at least 12 characters first. This link works once, for 30 minutes.'),
    button('Set my password', `${shop.url}/reset-password/${token}`),
    text('If the link has ended, ask for another one:'),
    button('Send me another link', `${shop.url}/forgot-password`),
  ]);
}

export interface RoleChange {
  person: string;
  role: string;
  by: string;
}

/** To every administrator, so that nobody is appointed unseen. */
export function roleChanged(shop: Shop, to: Recipient, { person, role, by }: RoleChange): Letter {
  return letter(shop, to, `A role was changed: ${person}`, [
    text(`${by} has made ${person} ${titleOf(role)} of the shop.`),
    text('If you do not expect this, look at the accounts at once.'),
    button('Open the accounts', `${shop.url}/admin/customers`),
  ]);
}
