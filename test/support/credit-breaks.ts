import { v7 } from 'uuid';
import { named, order, type Break, type Scene } from './money-breaks.js';

const card = (id: string, cents: number) =>
  `insert into credit (id, kind, code_hash, last_four, currency, balance_cents, created_at)
     values ('${id}', 'gift-card', '${id}', 'ABCD', 'USD', ${cents}, now())`;
const entry = (creditId: string, type: string, cents: number) =>
  `insert into credit_entry (id, credit_id, type, amount_cents, reference, actor_kind, occurred_at)
     values ('${v7()}', '${creditId}', '${type}', ${cents}, '${v7()}', 'system', now())`;

/** A file that comes with the first line of an order, as it did before. */
const aFile = (id: string, orderId: string) =>
  `insert into digital_file (id, variant_id, key, name, bytes, type, created_at)
     select '${id}', variant_id, '${id}', 'Guide.pdf', 1, 'application/pdf', now() - interval '1 day' from order_line
     where order_id = '${orderId}' limit 1`;

/** One way to break each sentence of the integrity page about gift cards, store credit and files. */
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
  I52: ({ paid }) => {
    const id = v7();
    return named(
      `^gift card ${id}$`,
      card(id, 500),
      entry(id, 'issued', 500),
      `update credit_entry set reason = 'payment disputed', order_id = '${paid}' where credit_id = '${id}'`,
    );
  },
  I50: ({ cancelled }) => {
    const [file, link] = [v7(), v7()];
    return named(
      `^link ${link}$`,
      aFile(file, cancelled),
      `insert into download (id, order_id, order_line_id, file_id, token_hash, uses_left, until, created_at)
         select '${link}', order_id, id, '${file}', '${link}', 5, now() + interval '1 day', now() from order_line
         where order_id = '${cancelled}' limit 1`,
    );
  },
  I50b: ({ paid }) => {
    const [file, link] = [v7(), v7()];
    return order(
      paid,
      aFile(file, paid),
      `insert into download (id, order_id, order_line_id, file_id, token_hash, uses_left, until, revoked_at, created_at)
         select '${link}', order_id, id, '${file}', '${link}', 5, now() + interval '1 day', now(), now() from order_line
         where order_id = '${paid}' limit 1`,
    );
  },
  I34: ({ paid }) =>
    order(
      paid,
      `insert into order_event (id, order_id, event, from_status, to_status, actor_kind, message, created_at)
         values ('${v7()}', '${paid}', 'deliver-unsent', 'delivered', 'delivered', 'system', 'x', now())`,
    ),
};
