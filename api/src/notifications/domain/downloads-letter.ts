import { letter, linkTo, saysOf, text, type Shop } from './letters.js';
import type { Block, Letter } from './mail.js';

/** Links to the files of an order. */
export interface MailedDownloads {
  email: string;
  name: string;
  /** The order as people call it. */
  number: string;
  files: readonly { name: string; token: string }[];
  /** How often each link can be used, and its last day as ISO 8601. */
  uses: number;
  until: string;
}

/** Each link leads to a page with a button: programs that look through mails open links, and press nothing. */
export function downloadsLetter(shop: Shop, { number, files, uses, until, ...to }: MailedDownloads): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('downloads.subject', { number }), [
    text(say('downloads.here')),
    ...files.map(({ name, token }): Block => ({
      ...{ kind: 'link', label: name, url: linkTo(shop, `/downloads/${token}`) },
    })),
    text(say('downloads.how', { uses, until: shop.tongue.day(until) })),
  ]);
}
