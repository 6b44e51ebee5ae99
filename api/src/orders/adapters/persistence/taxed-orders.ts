import { expressionBuilder, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { TaxRecords } from '../../../invoices/adapters/persistence/tax-record.schema.js';
import { shopDay, shopZone, startOfShopDay } from '../../../kernel/shop-days.js';
import { plusDays } from '../../../kernel/world/days.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import type {
  orderTaxSchema,
  salesBookSchema,
  salesChangeSchema,
} from '../../../reports/adapters/persistence/sales.schema.js';
import { keptCountries } from './order-deliveries.js';
import type { OrderTables } from './tables.js';

export type TaxedTables = TaxRecords &
  Tables<typeof orderTaxSchema | typeof salesBookSchema | typeof salesChangeSchema>;
type Found = SelectQueryBuilder<OrderTables, 'orders', object>;
type Taxed = Kysely<OrderTables & TaxedTables>;

interface Wanted {
  from: string | undefined;
  to: string | undefined;
  name: string | undefined;
  thousandths: number | undefined;
  /** As orders keep them; what the sums know of where goods went. */
  countries: readonly string[] | undefined;
}

/** With an invoice or a credit note of these days that has this rate, told as in `VAT 19%`. */
export function taxedOrders(found: Found, database: Taxed, list: AdminList): Found {
  const [from, to, rate] = [list.date('taxedAt_gte'), list.date('taxedAt_lte'), list.text('taxRate')];
  if (!from && !to && !rate) return found;
  const [, name = rate, percent] = /^(.*) (\d{1,3}(?:\.\d{1,3})?)%$/.exec(rate ?? '') ?? [];
  const thousandths = percent ? Math.round(Number(percent) * 1_000) : undefined;
  const countries = list.all('country');
  const wanted = { from, to, name, thousandths, countries: countries && keptCountries(countries) };
  const days = wholeDays(wanted);
  const ids = days
    ? counted(database, wanted, days)
        .union(waiting(database, wanted))
        .union(told(database, wanted).where(({ not, exists }) => not(exists(bookOf(database)))))
    : told(database, wanted);
  return found.where('orders.id', 'in', ids);
}

const paper = expressionBuilder<TaxRecords, 'tax_record'>();

/** Of these days and this rate. */
const isMeant = ({ from, to, name, thousandths }: Wanted) =>
  paper.and([
    ...(from ? [paper('tax_record.booked_at', '>=', from)] : []),
    ...(to ? [paper('tax_record.booked_at', '<=', to)] : []),
    ...(name ? [paper('tax_record.name', '=', name)] : []),
    ...(thousandths === undefined ? [] : [paper('tax_record.thousandths', '=', thousandths)]),
  ]);

/** What the papers themselves tell. */
const told = (database: Taxed, wanted: Wanted) =>
  database.selectFrom('tax_record').select('tax_record.order_id').where(isMeant(wanted));

/** What the sums of taxes have counted of whole days: papers of a year would be read for seconds. */
function counted(database: Taxed, { name, thousandths, countries }: Wanted, { first, last }: Days) {
  let rows = database
    .selectFrom('order_tax')
    .select('order_id')
    .where(({ exists }) => exists(bookOf(database)));
  if (first) rows = rows.where('day', '>=', first);
  if (last) rows = rows.where('day', '<=', last);
  if (name) rows = rows.where('name', '=', name);
  if (thousandths !== undefined) rows = rows.where('thousandths', '=', thousandths);
  if (countries) rows = rows.where('country', 'in', countries);
  return rows.where('order_id', 'not in', database.selectFrom('sales_change').select('order_id'));
}

/** What those tell that wait to be counted. */
const waiting = (database: Taxed, wanted: Wanted) =>
  database
    .selectFrom('sales_change')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('tax_record')
          .select('tax_record.order_id')
          .whereRef('tax_record.order_id', '=', 'sales_change.order_id')
          .where(isMeant(wanted))
          .as('told'),
      (join) => join.onTrue(),
    )
    .select('told.order_id')
    .where(({ exists }) => exists(bookOf(database)));

/** Open, and of the days of the shop. */
const bookOf = (database: Taxed) =>
  database.selectFrom('sales_book').select('zone').where('zone', '=', shopZone());

interface Days {
  first: string | undefined;
  last: string | undefined;
}

/** The days of the shop that the bounds are of; undefined where they are moments within one. */
function wholeDays({ from, to }: Wanted): Days | undefined {
  const first = from && shopDay(new Date(from));
  const last = to && shopDay(new Date(to));
  if (first && startOfShopDay(first).getTime() !== new Date(from).getTime()) return undefined;
  if (last && new Date(to).getTime() < startOfShopDay(plusDays(last, 1)).getTime() - 1) return undefined;
  return { first: first || undefined, last: last || undefined };
}
