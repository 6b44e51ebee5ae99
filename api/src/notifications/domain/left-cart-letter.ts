import { button, letter, linkTo, saysOf, text, withWayOut, type Shop } from './letters.js';
import type { Letter } from './mail.js';
import type { OrderedLine } from './order-details.js';
import { goodsOf } from './ordered-goods.js';

/** What lies in a cart, the secret that opens it, and what ends such letters. */
export interface MailedCart {
  email: string;
  token: string;
  stopToken: string;
  lines: readonly Omit<OrderedLine, 'variantId' | 'refunded'>[];
  currency: string;
}

/** Once, to whoever asked for it. The token stands behind `#`, which no browser sends; what ends such letters opens nothing. */
export function leftCartLetter(shop: Shop, cart: MailedCart): Letter {
  const say = saysOf(shop);
  const left = letter(shop, { name: '', email: cart.email }, say('leftCart.subject'), [
    text(say('leftCart.told', { shop: shop.name })),
    { kind: 'goods', goods: cart.lines.map((line) => goodsOf(line, cart, shop)) },
    button(say('leftCart.see'), linkTo(shop, `/cart/restore#${cart.token}`)),
    text(say('leftCart.once')),
  ]);
  const url = linkTo(shop, `/cart/reminder?token=${cart.stopToken}`);
  return withWayOut(left, { label: say('leftCart.stop'), url });
}
