import { v7 } from 'uuid';
import { named, order, type Break, type Scene } from './money-breaks.js';

const card = (id: string, cents: number) =>
  `insert into credit (id, kind, code_hash, last_four, currency, balance_cents, created_at)
     values ('${id}', 'gift-card', '${id}', 'ABCD', 'USD', ${cents}, now())`;
const entry = (creditId: string, type: string, cents: number) =>
  `insert into credit_entry (id, credit_id, type, amount_cents, reference, actor_kind, occurred_at)
     values ('${v7()}', '${creditId}', '${type}', ${cents}, '${v7()}', 'system', now())`;

/** One way to break each sentence of the integrity page about gift cards and store credit. */
export const CREDIT_BREAKS: Readonly<Record<string, (scene: Scene) => Break>> = {
  I25: () => {
    const id = v7();
    return named(`^credit ${id}$`, card(id, 500), entry(id, 'issued', 400));
  },
  I25b: () => {
    const id = v7();
    return named('^balances of gift-card in USD$', card(id, 500), entry(id, 'issued', 500));
  },
  I25c: () => {
    const id = v7();
    return named('^credit entry ', card(id, 500), entry(id, 'issued', 500));
  },
  I25d: () => {
    const id = v7();
    return named('^refund ', card(id, 500), entry(id, 'refunded', 500));
  },
  I27: () => {
    const id = v7();
    return named('^credit entry ', card(id, 500), entry(id, 'sold', 500));
  },
  I27b: ({ paid }) => {
    const id = v7();
    return named(
      `^gift card ${id}$`,
      `insert into card_handover (id, order_id, line, piece, variant_id, face_cents, paid_cents, currency, email, created_at)
         select '${id}', id, 99, 0, '${v7()}', 500, 0, currency, 'eve@example.com', now() from orders
         where id = '${paid}'`,
    );
  },
  I34: ({ paid }) =>
    order(
      paid,
      `insert into order_event (id, order_id, event, from_status, to_status, actor_kind, message, created_at)
         values ('${v7()}', '${paid}', 'deliver-unsent', 'delivered', 'delivered', 'system', 'x', now())`,
    ),
};
