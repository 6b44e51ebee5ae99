import { Migration } from '@mikro-orm/migrations';
import { rewritten } from '../platform/database/rewritten.js';

const TABLES = [
  `create table order_group (
     order_id uuid constraint order_group_order_id_fkey references orders on delete cascade,
     group_id uuid,
     name text not null,
     primary key (order_id, group_id))`,
  'create index order_group_group_id_idx on order_group (group_id, order_id)',
  `alter table order_sale add column in_groups uuid[] not null default '{}'`,
  'alter table order_sale alter column in_groups drop default',
];

const SALE_OF = 'sale_of(uuid[], date[], timestamptz[])';
const FOLD = 'fold_sales(integer, text, date[], timestamptz[])';
const CELLS = 'sale_cells(order_sale)';

/** What of them is written otherwise: the function, and its words without and with groups. */
const REWRITTEN = {
  counted: [
    SALE_OF,
    `coalesce(rules_cents, '{}')`,
    `coalesce(rules_cents, '{}'),
    array(select g.group_id from order_group g where g.order_id = rounded.id order by g.group_id)`,
  ],
  kept: [
    FOLD,
    'reduced_cents = excluded.reduced_cents',
    'reduced_cents = excluded.reduced_cents, in_groups = excluded.in_groups',
  ],
  // an order counts once at each of its groups, or where those are that have none
  cells: [
    CELLS,
    `('delivery', sale.delivery)) place`,
    `('delivery', sale.delivery)
    union all select 'group', one from unnest(case when sale.in_groups = '{}' then array[''] else sale.in_groups::text[] end) one) place`,
  ],
} as const;

const FIGURES = `orders, sold, whole, pieces, pieces_back, placed_cents, goods_cents, delivery_cents, tax_cents, left_cents,
  back_cents, discount_cents, captured_cents, refunded_cents, cost_cents, costed_cents`;

/** Nobody knows in which groups the buyers of earlier orders were then: these orders are in none. */
const EARLIER = `insert into sales_sum (dimension, span, first, key, currency, ${FIGURES})
  select 'group', span, first, '', currency, ${FIGURES} from sales_sum where dimension = 'all'`;

/** The groups of customers that a buyer belonged to when the order was placed, and the sums of sales by them. */
export class Migration20261208133600_groups_of_orders extends Migration {
  override up(): void {
    for (const statement of TABLES) this.addSql(statement);
    for (const [name, without, having] of Object.values(REWRITTEN))
      this.addSql(rewritten(name, without, having));
    this.addSql(EARLIER);
  }

  override down(): void {
    const { counted, kept, cells } = REWRITTEN;
    this.addSql(rewritten(cells[0], cells[2], cells[1]));
    this.addSql(rewritten(kept[0], kept[2], kept[1]));
    this.addSql('alter table order_sale drop column in_groups');
    this.addSql(rewritten(counted[0], counted[2], counted[1]));
    this.addSql(`delete from sales_sum where dimension = 'group'`);
    this.addSql('drop table order_group');
  }
}
