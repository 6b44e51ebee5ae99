import { named, order, type Break, type Scene } from './money-breaks.js';

/** All orders in the sums, by the days of UTC. */
const COUNTED = [
  'delete from sales_book',
  'select forget_sales(100000)',
  `select await_sales('00000000-0000-0000-0000-000000000000', 100000)`,
  `insert into sales_book (zone) values ('UTC')`,
  `select fold_sales(100000, 'UTC', array[current_date - 1, current_date, current_date + 1],
     array(select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + make_interval(days => n)
       from generate_series(-1, 2) n))`,
];

/** The paid order's invoice has a rate, which is counted. */
const TAXED = [
  `update orders set receipt = jsonb_set(receipt, '{taxes}', '[{"name": "VAT", "thousandths": 19000, "net": 100, "tax": 19, "gross": 119}]')
     where id in (select order_id from invoice)`,
  ...COUNTED,
];

/** One way to break each sentence of the integrity page about the sums of sales. */
export const SALES_BREAKS: Readonly<Record<string, (scene: Scene) => Break>> = {
  I23: () =>
    named(
      '^sum of all  of the month ',
      ...COUNTED,
      `update sales_sum set orders = orders + 1 where dimension = 'all' and span = 'month'`,
    ),
  I23b: ({ paid }) =>
    order(paid, ...COUNTED, `update orders set payment_method = 'cheque' where id = '${paid}'`),
  I23c: ({ paid }) =>
    named(
      '^day ',
      ...COUNTED,
      `update order_sale set day = day + 1, at = at - interval '1 hour' where order_id = '${paid}'`,
    ),
  I23d: ({ paid }) =>
    named(
      '^currency USD$',
      `update orders set captured_cents = captured_cents + 1 where id = '${paid}'`,
      ...COUNTED,
    ),
  I48: () =>
    named(
      '^tax of the month ',
      ...COUNTED,
      ...TAXED,
      `update tax_sum set tax_cents = tax_cents + 1 where span = 'month'`,
    ),
  I48b: ({ paid }) =>
    order(paid, ...COUNTED, ...TAXED, `update order_tax set country = 'ZZ' where order_id = '${paid}'`),
  I48c: ({ paid }) =>
    named('^day ', ...COUNTED, ...TAXED, `update order_tax set day = day - 1 where order_id = '${paid}'`),
  I39: ({ paid }) =>
    order(
      paid,
      ...COUNTED,
      `update orders set receipt = jsonb_set(receipt, '{rules,goods,0,isGiftCard}', 'true') where id = '${paid}'`,
    ),
};
