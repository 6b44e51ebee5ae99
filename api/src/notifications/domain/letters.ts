import type { Told, Tongue } from '../../kernel/tongue.js';
import { apart, unmarked } from './directions.js';
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
  /** What the letter is written in. */
  tongue: Tongue;
  /** Before each path of the storefront: empty for the shop's first language, `/fr` for another one. */
  prefix?: string;
}

/** The texts of letters, by their key in `api/mails.json` of each language. What is told keeps its own direction. */
export const saysOf =
  ({ tongue }: Shop) =>
  (key: string, told: Told = {}): string =>
    tongue.say(`mails.${key}`, apart(told, tongue));

/** A page of the storefront in the language of the letter. */
export const linkTo = ({ url, prefix = '' }: Shop, path: string): string => `${url}${prefix}${path}`;

export const text = (words: string): Block => ({ kind: 'text', text: words });
/** What somebody else has written. */
export const quoted = (words: string): Block => ({ kind: 'text', text: words, isQuoted: true });
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

export function letter(shop: Shop, to: Recipient, subject: string, blocks: readonly Block[]): Letter {
  const say = saysOf(shop);
  return {
    to: to.email,
    subject: unmarked(subject),
    heading: subject,
    greeting: isName(to.name) ? say('helloName', { name: to.name }) : say('hello'),
    closing: say('regards'),
    blocks,
    shopName: shop.name,
    language: { tag: shop.tongue.tag, runs: shop.tongue.runs },
    ...(shop.brand && { brand: shop.brand }),
  };
}

export function verifyNewsletter(shop: Shop, email: string, token: string, percent: number): Letter {
  const say = saysOf(shop);
  return letter(shop, { name: '', email }, say('news.subject'), [
    text(percent > 0 ? say('news.percent', { percent }) : say('news.plain')),
    button(say('confirmAddress'), linkTo(shop, `/newsletter/confirm?token=${token}`)),
    text(say('news.notYou')),
  ]);
}

export function welcomeCoupon(
  shop: Shop,
  email: string,
  { code, percent }: { code: string; percent: number },
  unsubscribeToken: string,
): Letter {
  const say = saysOf(shop);
  const blocks: Block[] = [
    text(say('welcome.code', { percent })),
    { kind: 'rows', rows: [[say('welcome.yourCode'), code]] },
    button(say('welcome.start'), linkTo(shop, '/shop')),
  ];
  return withWayOut(letter(shop, { name: '', email }, say('welcome.subject', { percent }), blocks), {
    label: say('news.leave'),
    url: leaving(shop, unsubscribeToken),
  });
}

const leaving = (shop: Shop, token: string): string => linkTo(shop, `/newsletter/unsubscribe?token=${token}`);

/** A letter that ends with the link to have no more of its kind, which mail programs are told of, too. */
export const withWayOut = (letter: Letter, { label, url }: { label: string; url: string }): Letter => ({
  ...letter,
  blocks: [...letter.blocks, { kind: 'link', label, url }],
  unsubscribe: url,
});

/** That a subscription has begun, to whom no coupon brings the way out. */
export function joinedNewsletter(shop: Shop, email: string, unsubscribeToken: string): Letter {
  const say = saysOf(shop);
  const joined = letter(shop, { name: '', email }, say('newsJoined.subject'), [text(say('newsJoined.done'))]);
  return withWayOut(joined, { label: say('news.leave'), url: leaving(shop, unsubscribeToken) });
}

/** Once, to whoever asked; the address has been forgotten by now. */
export function backInStock(
  shop: Shop,
  email: string,
  product: { name: string; id: string; variantId: string },
): Letter {
  const say = saysOf(shop);
  const variant = product.variantId ? `?variant=${product.variantId}` : '';
  return letter(shop, { name: '', email }, say('back.subject', { product: product.name }), [
    text(say('back.told', { product: product.name })),
    button(say('back.see'), linkTo(shop, `/product/${product.id}${variant}`)),
    text(say('back.once')),
  ]);
}

/** To whoever wrote the review, with what everybody reads below it now. */
export function reviewAnswered(
  shop: Shop,
  to: Recipient,
  { product, productId, answer }: { product: string; productId: string; answer: string },
): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('answered.subject', { shop: shop.name }), [
    text(say('answered.told', { product })),
    ...answer
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map(quoted),
    button(say('back.see'), linkTo(shop, `/product/${productId}#reviews`)),
  ]);
}
