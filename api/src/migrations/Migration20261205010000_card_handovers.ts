import { Migration } from '@mikro-orm/migrations';

/** Gift cards that are bought with an order, or mailed: whom they are for, when they are made, mailed and taken back. */
export class Migration20261205010000_card_handovers extends Migration {
  override up(): void {
    this.addSql(`create table card_handover (
      id uuid primary key,
      order_id uuid references orders,
      line int,
      piece int,
      variant_id uuid,
      face_cents bigint check (face_cents >= 0),
      paid_cents bigint check (paid_cents between 0 and face_cents),
      currency char(3),
      email text not null,
      name text not null default '',
      message text not null default '',
      sender text not null default '',
      language text,
      send_on text check (send_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      credit_id uuid references credit,
      sealed_code text,
      mailed_at timestamptz,
      taken_back_at timestamptz,
      created_at timestamptz not null,
      constraint card_handover_credit_id_key unique (credit_id),
      constraint card_handover_order_id_line_piece_key unique (order_id, line, piece),
      check ((order_id is null) = (line is null and piece is null and variant_id is null
        and face_cents is null and paid_cents is null and currency is null)),
      check (order_id is not null or credit_id is not null)
    )`);
    this.addSql(`create index card_handover_due_idx on card_handover (send_on)
      where credit_id is not null and mailed_at is null and taken_back_at is null`);
  }

  override down(): void {
    this.addSql('drop table card_handover');
  }
}
