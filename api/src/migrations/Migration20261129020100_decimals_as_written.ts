import { Migration } from '@mikro-orm/migrations';

const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const OF_THREE = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
/** What Node 24.21 (CLDR 48), by which amounts were written until now, counts whole, and ISO 4217 does not. */
const ONCE_WHOLE = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'.split(' ');

const PRICES = `exists (select from orders) or exists (select from variant)
  or exists (select from shipping_zone where methods @? '$[*] ? (@.price > 0 || @.freeFrom > 0 || @.steps[*].price > 0
    || (@.kind == "price" && @.steps[*].upTo > 0))')
  or exists (select from coupon where amount_cents > 0 or min_total_cents > 0)`;

const CODES = `select code, bool_or(used) as used from (
    select coalesce(value->>'currency', 'USD') as code, (${PRICES}) as used from setting where key = 'shop'
    union all (select distinct currency::text, true from orders)
    union all (select distinct currency, true from variant_price)
  ) as codes group by code`;

/** In which unit the amounts of each currency were written: prices and orders by the runtime of then, none by ISO 4217. */
export class Migration20261129020100_decimals_as_written extends Migration {
  override async up(): Promise<void> {
    // asked before the table is locked: every call reads it
    const codes = (await this.execute(CODES)) as { code: string; used: boolean }[];
    const decimals = Object.fromEntries(codes.map(({ code, used }) => [code, decimalsOf(code, used)]));
    this.addSql(`alter table setting add column decimals jsonb`);
    this.addSql(`update setting set decimals = '${JSON.stringify(decimals)}' where key = 'shop'`);
  }

  override down(): void {
    this.addSql(`alter table setting drop column decimals`);
  }
}

function decimalsOf(code: string, used: boolean): number {
  if (WHOLE.includes(code) || (used && ONCE_WHOLE.includes(code))) return 0;
  return OF_THREE.includes(code) ? 3 : 2;
}
