import type { Block, Brand, Letter } from './mail.js';

/** Where links lead, how the shop calls itself, and where visitors reach it. */
export interface Shop {
  name: string;
  url: string;
  supportEmail: string;
  /** The account that bank transfers go to. */
  bankDetails: string;
  /** Where goods are sent back to; unset where nobody needs it. */
  address?: string;
  /** The consumer law of the EU holds: order mails lead to the withdrawal. */
  euRules?: boolean;
  brand?: Brand;
}

/** What a visitor wrote to the shop. */
export interface VisitorMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });

/** A scheme, a path, a domain or a mail address, also in wide letters. */
const LEADS_AWAY = /[/\\@]|:\s*\/|\bwww\b|[\p{L}\p{N}-][.\u3002]\p{L}{2,}/iu;

/** Whether a text greets its owner: whoever writes a shop's mails to strangers by their name gets no further. */
export const isName = (text: string): boolean => text !== '' && !LEADS_AWAY.test(text.normalize('NFKC'));

/** A text of somebody else, such as an address or the name of a passkey, of which no mail program makes a link. */
export const unlinked = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/:\s*\/+/g, ': ')
    .replaceAll('@', ' at ')
    .replaceAll(/(?<=[\p{L}\p{N}-])[.\u3002](?=\p{L}{2})/gu, '. ');

/** `name` is empty where nobody has told it. */
export type Recipient = { name: string; email: string };

export const letter = (shop: Shop, to: Recipient, subject: string, blocks: readonly Block[]): Letter => ({
  to: to.email,
  subject,
  greeting: isName(to.name) ? `Hello ${to.name},` : 'Hello,',
  blocks,
  shopName: shop.name,
  ...(shop.brand && { brand: shop.brand }),
});

export function verifyNewsletter(shop: Shop, email: string, token: string, percent: number): Letter {
  const to = { name: '', email };
  return letter(shop, to, 'Please confirm your subscription', [
    text(
      percent > 0
        ? `One click, and ${percent}% off your first order is yours.`
        : 'One click, and our news comes to you.',
    ),
    button('Confirm my address', `${shop.url}/newsletter/confirm?token=${token}`),
    text('If you did not ask for our news, ignore this email: you will not hear from us again.'),
  ]);
}

export function welcomeCoupon(
  shop: Shop,
  email: string,
  { code, percent }: { code: string; percent: number },
  unsubscribeToken: string,
): Letter {
  const to = { name: '', email };
  return letter(shop, to, `${percent}% off your first order`, [
    text(`Your address is confirmed. This code takes ${percent}% off your first order, once:`),
    { kind: 'rows', rows: [['Your code', code]] },
    button('Start shopping', `${shop.url}/shop`),
    leaving(shop, unsubscribeToken),
  ]);
}

const leaving = (shop: Shop, token: string): Block => ({
  kind: 'link',
  label: 'Unsubscribe',
  url: `${shop.url}/newsletter/unsubscribe?token=${token}`,
});

/** That a subscription has begun, to whom no coupon brings the way out. */
export function joinedNewsletter(shop: Shop, email: string, unsubscribeToken: string): Letter {
  return letter(shop, { name: '', email }, 'You are subscribed to our news', [
    text('Your address is confirmed. We will write when there is news.'),
    leaving(shop, unsubscribeToken),
  ]);
}

/** Once, to whoever asked; the address has been forgotten by now. */
export function backInStock(
  shop: Shop,
  email: string,
  product: { name: string; id: string; variantId: string },
): Letter {
  const to = { name: '', email };
  const variant = product.variantId ? `?variant=${product.variantId}` : '';
  return letter(shop, to, `${product.name} is back in stock`, [
    text(`You asked us to tell you: ${product.name} can be bought again, while it lasts.`),
    button('See it in the shop', `${shop.url}/product/${product.id}${variant}`),
    text('This was the only email about it. We have deleted your address.'),
  ]);
}

/** To the shop itself; an answer goes to whoever wrote. */
export function visitorMessage(shop: Shop, { name, email, subject, message }: VisitorMessage): Letter {
  const to = { name: shop.name, email: shop.supportEmail };
  const lines = message.split(/\r?\n/).filter((line) => line.trim() !== '');
  return {
    ...letter(shop, to, subject || `A message from ${name}`, [
      text('A visitor has written to the shop. Your answer to this email goes to them.'),
      {
        kind: 'rows',
        rows: [
          ['From', name],
          ['Email', email],
        ],
      },
      ...lines.map(text),
    ]),
    replyTo: email,
  };
}
