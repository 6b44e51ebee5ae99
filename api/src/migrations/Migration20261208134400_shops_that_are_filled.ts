import { Migration } from '@mikro-orm/migrations';

const TABLES = ['product', 'earlier_order', 'credit'];
const WAIT = 'execute function wait_for_filling()';

/** The name of `PostgresShopTables.isEmpty`: whoever fills the shop holds it alone, and whoever makes something holds it with others. */
const LOCK = `create function wait_for_filling() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended('filling an empty shop', 0));
    if tg_level = 'ROW' then return new; end if;
    return null;
  end $$`;

/** While an archive fills the empty shop nobody makes in it what would have kept it from being filled. Guests are made by visits, and are not asked. */
export class Migration20261208134400_shops_that_are_filled extends Migration {
  override up(): void {
    this.addSql(LOCK);
    for (const table of TABLES)
      this.addSql(`create trigger ${table}_waits before insert on ${table} for each statement ${WAIT}`);
    this.addSql(`create trigger account_waits before insert or update of role on account
      for each row when (new.role = 'customer') ${WAIT}`);
  }

  override down(): void {
    for (const table of [...TABLES, 'account']) this.addSql(`drop trigger ${table}_waits on ${table}`);
    this.addSql('drop function wait_for_filling()');
  }
}
