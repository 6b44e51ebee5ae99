import { Migration } from '@mikro-orm/migrations';

const ERASED = `'deleted-%@deleted.invalid'`;

/** Whom gift cards are for is found by address, and forgotten with the letter where somebody was erased before it. */
export class Migration20261205081000_recipients_of_cards extends Migration {
  override up(): void {
    this.addSql('alter table card_handover add column is_forgotten boolean not null default false');
    this.addSql(`update card_handover h set is_forgotten = true from orders o
      where o.id = h.order_id and o.contact_email like ${ERASED}`);
    this.addSql(`update card_handover set email = '', name = '', message = '', sealed_code = null
      where is_forgotten and (mailed_at is not null or taken_back_at is not null)`);
    this.addSql('create index card_handover_email_idx on card_handover (lower(email))');
  }

  override down(): void {
    this.addSql('drop index card_handover_email_idx');
    this.addSql('alter table card_handover drop column is_forgotten');
  }
}
