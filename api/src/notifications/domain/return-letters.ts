import { button, letter, linkTo, quoted, saysOf, text, type Shop } from './letters.js';
import type { Letter } from './mail.js';
import type { OrderDetails } from './order-details.js';
import { written } from './ordered-goods.js';

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

export function returnLetter(
  shop: Shop,
  kind: ReturnMail,
  order: OrderDetails,
  about: ReturnDetails,
): Letter {
  const say = saysOf(shop);
  const amount = written(shop, order, about.amountCents);
  const told = kind === 'approved' ? (about.handover === 'label' ? 'label' : 'bring') : kind;
  const title = say(`return.title.${kind}`);
  return letter(shop, order, say('order.subject', { title, number: order.number }), [
    text(say(`return.${told}`, { amount })),
    ...(about.message ? [quoted(about.message)] : []),
    {
      kind: 'rows',
      rows: [
        [say('return.items'), about.pieces.join(say('comma'))],
        [say('return.refund'), amount],
      ],
    },
    button(say('order.see'), linkTo(shop, `/orders/${order.orderId}#${order.token}`)),
  ]);
}
