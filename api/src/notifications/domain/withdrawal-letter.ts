import { button, letter, linkTo, saysOf, text, unlinked, type Shop } from './letters.js';
import type { Block, Letter } from './mail.js';

/** The receipt of a withdrawal: date, time and content of what was said, and what follows. */
export interface WithdrawalDetails {
  name: string;
  email: string;
  orderNumber: string;
  /** One a line; empty is the whole order. */
  items: string;
  /** ISO 8601 by the shop's clock, with its offset. */
  receivedAt: string;
  /** Of the statement as it came in. */
  state: string;
  /** Of the order; null for a stranger, who is told nothing of it. */
  status: string | null;
  /** When the period ends or has ended; null before delivery. */
  until: string | null;
}

/** `28 November 2026, 14:05:09 (UTC+01:00)`. */
function momentOf(shop: Shop, iso: string): string {
  const offset = /[+-]\d\d:\d\d$/.exec(iso)?.[0] ?? '';
  return saysOf(shop)('withdrawal.moment', { day: shop.tongue.day(iso), time: iso.slice(11, 19), offset });
}

export function withdrawalLetter(shop: Shop, input: WithdrawalDetails): Letter {
  const say = saysOf(shop);
  const items = input.items.split('\n').join(say('comma'));
  return letter(shop, input, say('withdrawal.subject', { number: input.orderNumber }), [
    text(say('withdrawal.receipt')),
    {
      kind: 'rows',
      rows: [
        [say('withdrawal.received'), momentOf(shop, input.receivedAt)],
        [say('withdrawal.name'), unlinked(input.name)],
        [say('withdrawal.order'), input.orderNumber],
        [say('withdrawal.from'), input.items === '' ? say('withdrawal.whole') : unlinked(items)],
      ],
    },
    ...nextOf(shop, input).map(text),
    button(say('withdrawal.how'), linkTo(shop, '/withdrawal')),
  ]);
}

function nextOf(shop: Shop, { state, status, until }: WithdrawalDetails): string[] {
  const say = saysOf(shop);
  if (status === null) return [say('withdrawal.stranger')];
  if (state === 'late')
    return [say('withdrawal.late', { day: until ? shop.tongue.day(until) : say('withdrawal.earlier') })];
  if (state === 'settled') return [say('withdrawal.settled')];
  if (status !== 'shipped' && status !== 'delivered') return [say('withdrawal.notSent')];
  const address = (shop.address ?? '').split('\n').join(say('comma'));
  return [
    address ? say('withdrawal.sendBackTo', { address }) : say('withdrawal.sendBack'),
    say('withdrawal.comesBack'),
  ];
}

/** Where the consumer law of the EU holds, the way out stands in every mail of an order that goes on. */
export function withdrawalOf(
  shop: Shop,
  kind: string,
  { orderId, token }: { orderId: string; token: string },
): Block[] {
  if (!shop.euRules || kind === 'cancelled' || kind === 'refunded') return [];
  const url = linkTo(shop, `/withdrawal?order=${orderId}#${token}`);
  return [{ kind: 'link', label: saysOf(shop)('withdrawal.link'), url }];
}
