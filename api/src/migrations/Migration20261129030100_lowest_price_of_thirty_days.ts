import { Migration } from '@mikro-orm/migrations';

/**
 * What a variant that costs `price` now cost least in the thirty days before that was told as a sale, by the log of its prices:
 * each other price that began then, and the one that held when the thirty days began. Null where there was no other price.
 */
const LOWEST = `create function lowest_price_before(variant uuid, price bigint) returns bigint language sql stable as $$
  with log as (select * from price_change where variant_id = variant),
  other as (select max(changed_at) as began from log where price_cents <> price),
  silent as (select max(changed_at) as at from log where price_cents <> price or discount_percent = 0),
  told as (select coalesce(
      (select min(changed_at) from log, silent where discount_percent > 0 and (silent.at is null or changed_at > silent.at)),
      (select max(changed_at) from log)) as at)
  select min(price_cents) from log, other, told
  where other.began is not null
    and (log.changed_at > told.at - interval '30 days' and log.changed_at <= other.began
      or log.id = (select id from log l, told t where l.changed_at <= t.at - interval '30 days'
           order by l.changed_at desc, l.id desc limit 1))
$$`;

/** The lowest price of thirty days beside each variant's price, so that no page has to look through the log. */
export class Migration20261129030100_lowest_price_of_thirty_days extends Migration {
  override up(): void {
    this.addSql(LOWEST);
    this.addSql('alter table variant add lowest_cents bigint');
  }

  override down(): void {
    this.addSql('alter table variant drop column lowest_cents');
    this.addSql('drop function lowest_price_before(uuid, bigint)');
  }
}
