import { Migration } from '@mikro-orm/migrations';

const [STAFF, MANAGER] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
const OWN = ['messages.read', 'messages.write'];

/** Messages of visitors are answered in the panel. Those until now were mailed to the shop, and are taken for done. */
export class Migration20261208114500_answers_to_messages extends Migration {
  override up(): void {
    this.addSql(
      `alter table contact_message
        add column state text not null default 'closed' constraint contact_message_state_check check (state in ('open', 'answered', 'closed')),
        add column language text,
        add column assignee_id uuid references account on delete set null,
        add column order_id uuid references orders on delete set null,
        add column updated_at timestamptz`,
    );
    this.addSql('update contact_message set updated_at = created_at');
    this.addSql(
      `alter table contact_message alter column updated_at set not null, alter column updated_at set default now(), alter column state set default 'open'`,
    );
    this.addSql(
      'create index contact_message_state_idx on contact_message (state, created_at desc, id desc)',
    );
    this.addSql(
      `create table contact_reply (
        id uuid primary key,
        message_id uuid not null references contact_message on delete cascade,
        text text not null,
        by_id uuid references account on delete set null,
        created_at timestamptz not null
      )`,
    );
    this.addSql('create index contact_reply_message_idx on contact_reply (message_id, created_at)');
    for (const id of [STAFF, MANAGER])
      this.addSql(`update staff_role set permissions = permissions || '${JSON.stringify(OWN)}'::jsonb
        where id = '${id}' and not permissions @> '["messages.read"]'`);
  }

  override down(): void {
    this.addSql(`update staff_role set permissions = permissions - '${OWN[0]}' - '${OWN[1]}'`);
    this.addSql('drop table contact_reply');
    this.addSql(
      `alter table contact_message drop column state, drop column language, drop column assignee_id,
        drop column order_id, drop column updated_at`,
    );
  }
}
