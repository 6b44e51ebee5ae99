import { button, letter, text, type Shop } from './letters.js';
import type { Letter } from './mail.js';
import { written, type OrderDetails } from './order-letters.js';

export type ReturnMail = 'requested' | 'approved' | 'declined' | 'expired' | 'received' | 'refunded';

/** What the mails about a return tell besides the order. */
export interface ReturnDetails {
  /** Such as `1 × Jacket`. */
  pieces: readonly string[];
  amountCents: number;
  handover: 'label' | 'drop_off';
  /** The shop's own words; may be empty. */
  message: string;
}

const TITLES: Readonly<Record<ReturnMail, string>> = {
  requested: 'We have your return request',
  approved: 'Your return is approved',
  declined: 'Your return was declined',
  expired: 'Your return has ended',
  received: 'Your return has arrived',
  refunded: 'Your return is complete',
};

const WORDS: Readonly<Record<ReturnMail, (about: ReturnDetails, sum: string) => string[]>> = {
  requested: (_, sum) => [`We will answer soon. ${sum} comes back to you once we have your items.`],
  approved: ({ handover }) => [
    handover === 'label'
      ? 'Please pack your items and put the label that we send you on the parcel.'
      : 'Please pack your items and bring them to us.',
  ],
  declined: () => ['We cannot take these items back.'],
  expired: () => ['Your items have not reached us in time. If they are on their way, please write to us.'],
  received: (_, sum) => [`Thank you. We give ${sum} back to you next.`],
  refunded: (_, sum) => [`${sum} is on its way back to you.`],
};

export function returnLetter(
  shop: Shop,
  kind: ReturnMail,
  order: OrderDetails,
  about: ReturnDetails,
): Letter {
  const sum = written(order, about.amountCents);
  return letter(shop, order, `${TITLES[kind]} (order ${order.number})`, [
    ...WORDS[kind](about, sum).map(text),
    ...(about.message ? [text(about.message)] : []),
    {
      kind: 'rows',
      rows: [
        ['Your items', about.pieces.join(', ')],
        ['Refund', sum],
      ],
    },
    button('See your order', `${shop.url}/orders/${order.orderId}#${order.token}`),
  ]);
}
