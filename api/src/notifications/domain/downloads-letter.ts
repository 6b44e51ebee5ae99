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
  /** When the buyer has let them be handed over at once, as ISO 8601; left out where nobody was asked. */
  consentedOn?: string;
}

/** Each link leads to a page with a button: programs that look through mails open links, and press nothing. */
export function downloadsLetter(
  shop: Shop,
  { number, files, uses, until, consentedOn, ...to }: MailedDownloads,
): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('downloads.subject', { number }), [
    text(say('downloads.here')),
    ...files.map(({ name, token }): Block => ({
      ...{ kind: 'link', label: name, url: linkTo(shop, `/downloads/${token}`) },
    })),
    text(say('downloads.how', { uses, until: shop.tongue.day(until) })),
    ...consentTold(shop, consentedOn),
  ]);
}

/** What the buyer has said of the right to withdraw, as the law has it confirmed (Directive 2011/83/EU, Art. 8 (7)). */
export const consentTold = (shop: Shop, on: string | null | undefined): Block[] =>
  on ? [text(saysOf(shop)('downloads.consent', { day: shop.tongue.day(on) }))] : [];
