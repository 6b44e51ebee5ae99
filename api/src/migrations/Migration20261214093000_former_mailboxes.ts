import { Migration } from '@mikro-orm/migrations';

/** Which mailboxes an account had before: under them lies what is its owner's still. */
export class Migration20261214093000_former_mailboxes extends Migration {
  override up(): void {
    this.addSql(`create table former_mailbox (
      account_id uuid not null constraint former_mailbox_account_id_fkey references account on delete cascade,
      email_key text not null,
      email text not null,
      is_shown boolean not null,
      left_at timestamptz not null,
      constraint former_mailbox_pkey primary key (account_id, email_key))`);
  }

  override down(): void {
    this.addSql('drop table former_mailbox');
  }
}
