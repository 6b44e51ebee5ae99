import { Migration } from '@mikro-orm/migrations';
import { ACCOUNTS } from './initial/accounts.js';
import { CATALOGUE } from './initial/catalogue.js';
import { GROUND } from './initial/ground.js';
import { IMPORTS } from './initial/imports.js';
import { MONEY } from './initial/money.js';
import { ORDERS } from './initial/orders.js';
import { PLATFORM } from './initial/platform.js';
import { PURCHASES } from './initial/purchases.js';
import { SANDBOX } from './initial/sandbox.js';
import { SEARCH } from './initial/search.js';
import { SETTINGS } from './initial/settings.js';
import { SHOPPING } from './initial/shopping.js';
import { SYNONYMS } from './initial/synonyms.js';
import { TAX_RECORDS } from './initial/tax-records.js';

/**
 * The first schema, whole, feature by feature. Money is integer cents in `bigint`; ids are UUIDv7 made by the application;
 * books (ledger, stock movements, order events, audit) are append-only by trigger; counters carry CHECK constraints as the
 * last guard.
 */
export class Migration20261130000000_initial extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

/** Each part refers to those before it. */
const STATEMENTS = [
  ...GROUND,
  ...SEARCH,
  ...SYNONYMS,
  ...ACCOUNTS,
  ...PLATFORM,
  ...SETTINGS,
  ...CATALOGUE,
  ...IMPORTS,
  ...SHOPPING,
  ...ORDERS,
  ...PURCHASES,
  ...MONEY,
  ...TAX_RECORDS,
  ...SANDBOX,
];
