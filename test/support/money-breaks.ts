import { v7 } from 'uuid';
import type { Goods } from './money.js';

/** Orders in different states, to be spoilt. */
export interface Scene {
  paid: string;
  waiting: string;
  cancelled: string;
  /** Of the paid and the cancelled order. */
  jacket: Goods;
  /** Of the waiting order. */
  hat: Goods;
}

export interface Break {
  statements: readonly string[];
  /** What the page must call it by. */
  record: string;
}

export const order = (id: string, ...statements: string[]): Break => ({
  statements,
  record: `^order ${id}$`,
});
export const named = (record: string, ...statements: string[]): Break => ({ statements, record });
/** An order of these rates of 19 percent. */
export const taxed = (id: string, ...rates: object[]) =>
  `update orders set receipt = jsonb_set(receipt, '{taxes}',
     '${JSON.stringify(rates.map((sums) => ({ name: 'VAT', thousandths: 19_000, ...sums })))}') where id = '${id}'`;
const invoiced = (id: string) =>
  `insert into invoice select '${v7()}', 999999, id, now() from orders where id = '${id}' on conflict do nothing`;

/** One way to break each sentence of the integrity page about orders, payments, book and tax. */
export const MONEY_BREAKS: Readonly<Record<string, (scene: Scene) => Break>> = {
  I4: ({ paid }) => order(paid, `update orders set captured_cents = 0 where id = '${paid}'`),
  I5: ({ paid }) =>
    order(paid, `update orders set receipt = jsonb_set(receipt, '{total}', '1') where id = '${paid}'`),
  I5b: ({ paid }) =>
    order(paid, `update tender set amount_cents = amount_cents + 1 where order_id = '${paid}'`),
  I5c: ({ paid }) =>
    order(
      paid,
      `update orders set receipt = jsonb_set(receipt, '{lines,0,couponShare}', '1') where id = '${paid}'`,
    ),
  I5d: ({ paid }) => order(paid, `update orders set payment_method = 'cheque' where id = '${paid}'`),
  I6: ({ paid }) =>
    named(
      '^ledger transaction ',
      `update ledger_posting set amount_cents = amount_cents + 1 where account = 'orders:received'
         and transaction_id = (select id from ledger_transaction where order_id = '${paid}')`,
    ),
  I6b: ({ paid }) =>
    order(paid, `update orders set captured_cents = captured_cents + 1 where id = '${paid}'`),
  I6c: ({ paid }) => order(paid, `update orders set payment_status = 'pending' where id = '${paid}'`),
  I6d: ({ paid }) =>
    named('^attempt ', `update payment_attempt set state = 'expired' where order_id = '${paid}'`),
  I6g: ({ cancelled }) =>
    named('^refund ', `update refund set amount_cents = amount_cents - 1 where order_id = '${cancelled}'`),
  I6h: ({ paid }) => named('^tender ', `update tender set state = 'pending' where order_id = '${paid}'`),
  I51: ({ paid }) => order(paid, `update orders set waived_cents = 1 where id = '${paid}'`),
  I6i: ({ paid }) => order(paid, `update orders set surplus_cents = 1 where id = '${paid}'`),
  I6e: ({ paid }) => order(paid, `update tender set currency = 'EUR' where order_id = '${paid}'`),
  I6f: ({ paid }) => order(paid, `update orders set worth_of_unit = 2 where id = '${paid}'`),
  I22: () =>
    named(
      '^currency USD$',
      `insert into setting (key, value, decimals, updated_at) values ('shop', '{}', '{"USD": 0, "EUR": 2}', now())
         on conflict (key) do update set decimals = excluded.decimals`,
    ),
  I20: ({ paid }) => order(paid, taxed(paid, { net: 1, tax: 1, gross: 3 })),
  I20b: ({ paid }) =>
    order(
      paid,
      taxed(paid, { net: 100, tax: 20, gross: 120 }),
      invoiced(paid),
      `update orders set refunded_cents = total_cents where id = '${paid}'`,
    ),
  I20c: ({ paid }) =>
    order(
      paid,
      taxed(paid, { net: 100, tax: 20, gross: 120 }),
      invoiced(paid),
      `insert into credit_note values ('${v7()}', 999999, '${paid}', '${v7()}', 120, '[{"tax": 20}]', now())`,
    ),
  I20d: ({ cancelled }) =>
    order(
      cancelled,
      `delete from credit_note where order_id = '${cancelled}'`,
      `insert into credit_note select '${v7()}', 999999, order_id, id, given_back_cents - 1, '[]', now()
         from credit_record where order_id = '${cancelled}'`,
    ),
  I20f: ({ paid }) =>
    order(
      paid,
      `delete from invoice where order_id = '${paid}'`,
      `update orders set updated_at = now() - interval '2 hours' where id = '${paid}'`,
    ),
  I20e: () => named('^invoices$', 'update invoice_counter set last = last + 1'),
};

/** Further ways to break some of them. */
export const MORE_BREAKS: readonly (readonly [id: string, what: string, (scene: Scene) => Break])[] = [
  [
    'I5',
    'a coupon that took off something else than the total says',
    ({ paid }) =>
      order(
        paid,
        `update orders set receipt = jsonb_set(receipt, '{adjustments,0,amount}', '-1') where id = '${paid}'`,
      ),
  ],
  [
    'I6d',
    'more in the book than was asked',
    ({ paid }) =>
      named(
        '^attempt ',
        `update ledger_posting set amount_cents = amount_cents + sign(amount_cents)::int
           where transaction_id in (select id from ledger_transaction where order_id = '${paid}')`,
        `update orders set captured_cents = captured_cents + 1 where id = '${paid}'`,
      ),
  ],
  [
    'I6f',
    'a rate that reports do not count by',
    ({ paid }) =>
      order(
        paid,
        `update orders set receipt = jsonb_set(receipt, '{rules,exchange}',
           jsonb_build_object('code', currency, 'rate', 0.5)) where id = '${paid}'`,
      ),
  ],
  [
    'I20',
    'a tax that is on no line and no delivery',
    ({ paid }) => order(paid, taxed(paid, { net: 84, tax: 16, gross: 100 })),
  ],
  [
    'I20b',
    'more credited of a rate than was charged',
    ({ paid }) =>
      order(
        paid,
        taxed(paid, { net: 84, tax: 16, gross: 100 }, { net: 100, tax: 7, gross: 107, thousandths: 7_000 }),
        invoiced(paid),
        `insert into credit_note values ('${v7()}', 999999, '${paid}', '${v7()}', 50,
           '[{"name": "VAT", "thousandths": 19000, "net": 30, "tax": 20, "gross": 50}]', now())`,
      ),
  ],
  [
    'I20d',
    'a rate of a credit note that does not add up',
    ({ paid }) =>
      order(
        paid,
        invoiced(paid),
        `insert into credit_note values ('${v7()}', 999999, '${paid}', '${v7()}', 0,
           '[{"net": 1, "tax": 1, "gross": 3}]', now())`,
      ),
  ],
];
