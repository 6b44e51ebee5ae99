import { Migration } from '@mikro-orm/migrations';

const PLAIN = `split_part(split_part(lower(normalize(email, NFKC)), '@', 1), '+', 1) || '@' ||
  split_part(lower(normalize(email, NFKC)), '@', 2)`;
const NAMED = `split_part(split_part(lower(normalize(email, NFKC)), '@', 1), '+', 1)`;
const AT = `split_part(lower(normalize(email, NFKC)), '@', 2)`;

/** Coupons count by the mailbox of accounts as well, and by what is left of it once a person is erased. */
export class Migration20261129040000_mailboxes_of_coupons extends Migration {
  override up(): void {
    this.addSql(`create or replace function mailbox(email text) returns text language sql immutable parallel safe
      return case when ${AT} in ('gmail.com', 'googlemail.com')
        then replace(${NAMED}, '.', '') || '@gmail.com'
        else ${NAMED} || '@' || ${AT} end`);
    this.addSql(`reindex index orders_mailbox_idx`);
    this.addSql(`create index account_mailbox_idx on account (mailbox(email)) where email <> ''`);
    this.addSql(`alter table orders add column erased_mailboxes text[]`);
    this.addSql(
      `create index orders_erased_mailboxes_idx on orders using gin (erased_mailboxes)
        where erased_mailboxes is not null`,
    );
  }

  override down(): void {
    this.addSql(`drop index orders_erased_mailboxes_idx`);
    this.addSql(`alter table orders drop column erased_mailboxes`);
    this.addSql(`drop index account_mailbox_idx`);
    this.addSql(
      `create or replace function mailbox(email text) returns text language sql immutable parallel safe return ${PLAIN}`,
    );
    this.addSql(`reindex index orders_mailbox_idx`);
  }
}
