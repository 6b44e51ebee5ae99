import { button, isName, letter, linkTo, quoted, saysOf, text, unlinked, type Shop } from './letters.js';
import type { Letter } from './mail.js';

/** A gift card on its way to whom it is for. */
export interface MailedCard {
  email: string;
  name: string;
  /** Who gives it; empty where the reader has bought it. */
  from: string;
  /** The giver's words; may be empty. */
  message: string;
  /** As it is printed. */
  code: string;
  amountCents: number;
  currency: string;
  /** The last day, as ISO 8601; left out where it has none. */
  until?: string;
}

/** The code of a gift card. Of what strangers have typed no mail program makes a link. */
export function giftCardLetter(shop: Shop, card: MailedCard): Letter {
  const say = saysOf(shop);
  const amount = shop.tongue.amount(card.currency, card.amountCents);
  const isGift = isName(card.from);
  const words = card.message.split(/\r?\n/).filter((line) => line.trim() !== '');
  return letter(shop, card, say('giftCard.subject', { amount, shop: shop.name }), [
    text(
      isGift
        ? say('giftCard.gift', { from: card.from, amount, shop: shop.name })
        : say('giftCard.own', { amount, shop: shop.name }),
    ),
    ...words.map((line) => quoted(unlinked(line))),
    {
      kind: 'rows',
      rows: [
        [say('giftCard.code'), card.code],
        [say('giftCard.worth'), amount],
        ...(card.until ? [[say('giftCard.until'), shop.tongue.day(card.until)] as [string, string]] : []),
      ],
    },
    text(say('giftCard.how')),
    button(say('giftCard.start'), linkTo(shop, '/shop')),
  ]);
}
