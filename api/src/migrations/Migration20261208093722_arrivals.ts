import { Migration } from '@mikro-orm/migrations';

const MANAGER = '00000000-0000-7000-8000-000000000002';
const RIGHTS = ['purchases.read', 'purchases.write'];

/** Goods that are to come to a place: purchase orders and transfers, with what has become of their lines. */
const ARRIVALS = [
  `create table arrival (
     id uuid primary key,
     kind text not null constraint arrival_kind_check check (kind in ('purchase', 'transfer')),
     number integer not null,
     state text not null constraint arrival_state_check
       check (state in ('draft', 'sent', 'partly', 'received', 'closed', 'cancelled')),
     place_id uuid not null constraint arrival_place_id_fkey references stock_place,
     from_place_id uuid constraint arrival_from_place_id_fkey references stock_place,
     supplier text not null default '',
     supplier_email text not null default '',
     reference text not null default '',
     note text not null default '',
     expected_on date,
     currency text,
     rate double precision constraint arrival_rate_check check (rate > 0),
     version integer not null default 1,
     created_at timestamptz not null,
     sent_at timestamptz,
     ended_at timestamptz,
     constraint arrival_number_key unique (kind, number),
     constraint arrival_from_check check ((kind = 'transfer') = (from_place_id is not null) and from_place_id <> place_id),
     constraint arrival_currency_check check ((kind = 'purchase') = (currency is not null)),
     constraint arrival_sent_check check ((state = 'draft') = (sent_at is null)),
     constraint arrival_ended_check check ((state in ('received', 'closed', 'cancelled')) = (ended_at is not null)))`,
  'create index arrival_place_idx on arrival (place_id) where ended_at is null',
  'create index arrival_from_place_idx on arrival (from_place_id) where ended_at is null',
  `create table arrival_line (
     arrival_id uuid not null constraint arrival_line_arrival_id_fkey references arrival on delete cascade,
     variant_id uuid not null,
     position integer not null,
     name text not null,
     sku text not null,
     quantity integer not null constraint arrival_line_quantity_check check (quantity > 0),
     cost_cents bigint constraint arrival_line_cost_check check (cost_cents >= 0),
     received integer not null default 0,
     lost integer not null default 0,
     withdrawn integer not null default 0,
     primary key (arrival_id, variant_id),
     constraint arrival_line_counts_check
       check (received >= 0 and lost >= 0 and withdrawn >= 0 and received + lost + withdrawn <= quantity))`,
  'create index arrival_line_variant_idx on arrival_line (variant_id) where received + lost + withdrawn < quantity',
];

const TELL = [
  `create function tell_arrival() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' or new.version <> old.version then
       perform tell_event(case new.kind when 'purchase' then 'purchase_order' else 'transfer' end || '.changed',
         case new.kind when 'purchase' then 'purchase_order' else 'transfer' end, new.id,
         jsonb_build_object('number', new.number, 'status', new.state));
     end if;
     return null;
   end $$`,
  `create trigger arrival_told after insert or update on arrival for each row execute function tell_arrival()`,
];

export class Migration20261208093722_arrivals extends Migration {
  override up(): void {
    for (const statement of [...ARRIVALS, ...TELL]) this.addSql(statement);
    for (const right of RIGHTS)
      this.addSql(`update staff_role set permissions = permissions || '["${right}"]'::jsonb
        where id = '${MANAGER}' and not permissions @> '["${right}"]'`);
  }

  override down(): void {
    for (const right of RIGHTS) this.addSql(`update staff_role set permissions = permissions - '${right}'`);
    this.addSql('drop table arrival_line');
    this.addSql('drop table arrival');
    this.addSql('drop function tell_arrival()');
  }
}
