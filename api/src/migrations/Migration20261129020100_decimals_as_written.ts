import { Migration } from '@mikro-orm/migrations';
import { refuseOtherDecimals } from '../platform/database/check-decimals.js';

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
    union all (select distinct currency, false from variant_price)
  ) as codes group by code`;

interface Code {
  code: string;
  /** Whether the shop's prices or an order were written in it: a price of its own in another currency is alone. */
  used: boolean;
}

/**
 * In which unit the amounts of each currency were written: prices and orders by the runtime of then, none by ISO 4217, to which
 * prices of their own are brought. A shop that this version would read wrongly is refused, and stays as it was.
 */
export class Migration20261129020100_decimals_as_written extends Migration {
  override async up(): Promise<void> {
    // asked before the table is locked: every call reads it
    const codes = await this.codes();
    const decimals = Object.fromEntries(codes.map(({ code, used }) => [code, decimalsOf(code, used)]));
    refuseOtherDecimals(Object.entries(decimals).map(([code, stored]) => ({ code, decimals: stored })));
    for (const code of alone(codes))
      this.addSql(
        `update variant_price set price_cents = price_cents * ${unitOf(code)} where currency = '${code}'`,
      );
    this.addSql(`alter table setting add column decimals jsonb`);
    this.addSql(`update setting set decimals = '${JSON.stringify(decimals)}' where key = 'shop'`);
  }

  override async down(): Promise<void> {
    for (const code of alone(await this.codes()))
      this.addSql(`update variant_price set price_cents = greatest(1, round(price_cents::numeric / ${unitOf(code)}))
        where currency = '${code}'`);
    this.addSql(`alter table setting drop column decimals`);
  }

  private async codes(): Promise<Code[]> {
    return (await this.execute(CODES)) as Code[];
  }
}

const alone = (codes: readonly Code[]) =>
  codes.flatMap(({ code, used }) => (!used && ONCE_WHOLE.includes(code) ? [code] : []));

const unitOf = (code: string) => 10 ** decimalsOf(code, false);

function decimalsOf(code: string, used: boolean): number {
  if (WHOLE.includes(code) || (used && ONCE_WHOLE.includes(code))) return 0;
  return OF_THREE.includes(code) ? 3 : 2;
}
