import { describe, expect, it } from '@jest/globals';
import type { Migration } from '@mikro-orm/migrations';
import { MIGRATIONS } from '../../api/src/platform/database/migrations.js';

/** Migrations up to this one were landed before the rule, and are never edited. */
const BEFORE = 'Migration20261208170700';

/** Written at every moment of a shop, or as long as all its years: who writes there waits until an index is made. */
const HOT = new Set([
  ...[
    'account',
    'session',
    'cart_line',
    'audit_event',
    'security_event',
    'event',
    'outbox',
    'idempotency_key',
  ],
  ...[
    'orders',
    'order_line',
    'order_event',
    'order_line_cost',
    'order_sale',
    'order_tax',
    'order_letter',
    'unpaid_order',
  ],
  ...['coupon_use', 'discount_use', 'stock', 'stock_hold', 'stock_movement', 'stock_taken', 'place_stock'],
  ...[
    'tender',
    'payment_attempt',
    'refund',
    'provider_event',
    'ledger_transaction',
    'ledger_posting',
    'credit_entry',
  ],
  ...[
    'invoice',
    'credit_note',
    'parcel',
    'tracking_event',
    'webhook_delivery',
    'webhook_attempt',
    'sales_change',
  ],
  ...['product', 'product_text', 'variant', 'price_change', 'search_thing', 'search_log', 'rate_limit'],
]);

const INDEX = /\bcreate (?:unique )?index (?!concurrently\b)(?:if not exists )?\w+\s+on (?:only )?(\w+)/gi;
const KEY =
  /\balter table (?:only )?(\w+)[^;]*?\badd (?:constraint \w+ )?(?:unique|primary key|exclude)\b(?! using index)/gi;

/** The hot tables that these statements make an index of while nobody can write there. */
const heldUp = (statements: readonly string[]) =>
  statements
    .flatMap((statement) => [...statement.matchAll(INDEX), ...statement.matchAll(KEY)])
    .map(([, table = '']) => table)
    .filter((table) => HOT.has(table));

/** What a migration says to the database, which answers it with nothing. */
async function statementsOf(kind: new (...made: never[]) => Migration): Promise<string[]> {
  const said: string[] = [];
  const execute = (statement: unknown) => {
    said.push(String(statement));
    return Promise.resolve([]);
  };
  const migration = new kind({ execute } as never, {} as never);
  await migration.up();
  return [...said, ...migration.getQueries().map(String)];
}

describe('indexes of tables that are written at every moment', () => {
  it('are made beside the work, each by a migration of its own (IndexApart)', async () => {
    const found = [];
    for (const { name, class: kind } of MIGRATIONS)
      if (name > `${BEFORE}~`)
        for (const table of heldUp(await statementsOf(kind))) found.push(`${name}: ${table}`);
    expect(found).toEqual([]);
  });

  it.each([
    ['create index orders_x on orders (id)', 1],
    ['create unique index orders_x\n on orders (id)', 1],
    ['create index concurrently orders_x on orders (id)', 0],
    ['create index passkey_x on passkey (id)', 0],
    ['alter table stock add constraint stock_key unique (variant_id)', 1],
    ['alter table stock add constraint stock_key unique using index stock_x', 0],
    ['alter table stock add column unique_name text', 0],
  ])('are told from others: %s', (statement, times) => {
    expect(heldUp([statement])).toHaveLength(times);
  });
});
