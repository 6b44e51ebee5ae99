import { Migration } from '@mikro-orm/migrations';

/** As `mailboxHashOf` says it. */
const HASH = `rtrim(translate(encode(sha256(convert_to(mailbox(email), 'UTF8')), 'base64'), '+/', '-_'), '=')`;

/** A stop of reminders is of a mailbox, and stays when what was asked for there is gone. */
export class Migration20261208204400_stops_of_mailboxes extends Migration {
  override up(): void {
    this.addSql('create table cart_stop (mailbox_hash text primary key, stopped_at timestamptz not null)');
    this.addSql(`alter table cart_consent add column mailbox_hash text not null default ''`);
    this.addSql(`update cart_consent set mailbox_hash = ${HASH}`);
    this.addSql('create index cart_consent_mailbox_hash_index on cart_consent (mailbox_hash)');
    this.addSql(`insert into cart_stop (mailbox_hash, stopped_at) select mailbox_hash, min(stopped_at)
      from cart_consent where stopped_at is not null group by mailbox_hash`);
    this.addSql(`update cart_consent c set stopped_at = s.stopped_at from cart_stop s
      where s.mailbox_hash = c.mailbox_hash and c.stopped_at is null and c.asked_at < s.stopped_at`);
  }

  override down(): void {
    this.addSql('alter table cart_consent drop column mailbox_hash');
    this.addSql('drop table cart_stop');
  }
}
