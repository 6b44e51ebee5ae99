import { button, letter, text, unlinked, type Shop } from './letters.js';
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

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const dayOf = (iso: string): string => DAY.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));

/** `28 November 2026, 14:05:09 (UTC+01:00)`. */
export const momentOf = (iso: string): string => {
  const offset = /[+-]\d\d:\d\d$/.exec(iso)?.[0] ?? '';
  return `${dayOf(iso)}, ${iso.slice(11, 19)} (UTC${offset})`;
};

export function withdrawalLetter(shop: Shop, said: WithdrawalDetails): Letter {
  return letter(shop, said, `We have received your withdrawal (order ${said.orderNumber})`, [
    text('This is the receipt of your statement to withdraw from the contract.'),
    {
      kind: 'rows',
      rows: [
        ['Received', momentOf(said.receivedAt)],
        ['Name', unlinked(said.name)],
        ['Order', said.orderNumber],
        [
          'You withdraw from',
          said.items === '' ? 'the whole order' : unlinked(said.items.split('\n').join(', ')),
        ],
      ],
    },
    ...nextOf(shop, said).map(text),
    button('How withdrawal works', `${shop.url}/withdrawal`),
  ]);
}

function nextOf({ address = '' }: Shop, { state, status, until }: WithdrawalDetails): string[] {
  if (status === null) return ['We look for your order and write to you.'];
  if (state === 'late')
    return [
      `The period to withdraw ended on ${until ? dayOf(until) : 'an earlier day'}. We have kept your statement, will look at it and write to you.`,
    ];
  if (state === 'settled') return ['Nothing of this order is left to withdraw from.'];
  if (status === 'shipped' || status === 'delivered')
    return [
      `Please send the items back within 14 days${address ? `, to: ${address.split('\n').join(', ')}` : ''}. You bear the cost of sending them.`,
      'What you paid for them comes back the way it came, within 14 days; we may wait until they have arrived. When you send everything back, the price of standard delivery comes back too.',
    ];
  return [
    'What you paid comes back the way it came, within 14 days. We do not send what you have withdrawn from.',
  ];
}

/** Where the consumer law of the EU holds, the way out stands in every mail of an order that goes on. */
export function withdrawalOf(
  { euRules, url }: Shop,
  kind: string,
  { orderId, token }: { orderId: string; token: string },
): Block[] {
  if (!euRules || kind === 'cancelled' || kind === 'refunded') return [];
  return [
    {
      kind: 'link',
      label: 'Withdraw from contract here',
      url: `${url}/withdrawal?order=${orderId}#${token}`,
    },
  ];
}
