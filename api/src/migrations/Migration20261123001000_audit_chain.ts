import { Migration } from '@mikro-orm/migrations';

/**
 * Each audit row carries the hash of the one before. The database itself chains what is inserted, so nothing is written
 * past the chain; the row `audit_head` serialises writers and knows how long the chain is. The address of who acted stays
 * outside the hash: it alone may be emptied, when that person is erased.
 */
export class Migration20261123001000_audit_chain extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    this.addSql(`drop trigger audit_event_chain on audit_event`);
    this.addSql(`drop trigger audit_event_append_only on audit_event`);
    this.addSql(`create trigger audit_event_append_only before update or delete on audit_event
      for each row execute function refuse_change()`);
    this.addSql(`drop function chain_audit_event()`);
    this.addSql(`drop function refuse_audit_change()`);
    this.addSql(`drop function audit_hash(audit_event)`);
    this.addSql(`drop table audit_head`);
    this.addSql(`alter table audit_event drop column seq, drop column previous_hash, drop column hash`);
  }
}

const STATEMENTS = [
  `alter table audit_event
     add column seq bigint not null default 0,
     add column previous_hash text not null default '',
     add column hash text not null default ''`,
  `create table audit_head (
     singleton boolean primary key default true check (singleton),
     seq bigint not null default 0,
     hash text not null default '')`,

  // a list as JSONB has one text only; moments count in microseconds, whatever the session's time zone
  `create function audit_hash(entry audit_event) returns text language sql stable as $$
     select encode(sha256(convert_to(entry.previous_hash || jsonb_build_array(entry.seq, entry.id, entry.actor_id, entry.action,
       entry.entity, entry.entity_id, entry.changes, entry.request_id,
       (extract(epoch from entry.created_at) * 1000000)::bigint)::text, 'UTF8')), 'hex') $$`,
  `create function chain_audit_event() returns trigger language plpgsql as $$
     begin
       insert into audit_head default values on conflict do nothing;
       select head.seq + 1, head.hash into new.seq, new.previous_hash from audit_head head for update;
       new.hash := audit_hash(new);
       update audit_head set seq = new.seq, hash = new.hash;
       return new;
     end $$`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
     begin
       if tg_op = 'UPDATE' and new.actor_email = '' and old.actor_email <> ''
          and to_jsonb(new) - 'actor_email' = to_jsonb(old) - 'actor_email' then return new; end if;
       raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
     end $$`,

  `drop trigger audit_event_append_only on audit_event`,
  `update audit_event set changes = changes - 'email' - 'email_key' where entity = 'subscriber'`,
  `do $$
     declare one record;
     begin
       insert into audit_head default values;
       for one in select id from audit_event order by created_at, id loop
         update audit_event e set seq = head.seq + 1, previous_hash = head.hash from audit_head head where e.id = one.id;
         update audit_event e set hash = audit_hash(e) where e.id = one.id;
         update audit_head set (seq, hash) = (select e.seq, e.hash from audit_event e where e.id = one.id);
       end loop;
     end $$`,
  `create unique index audit_event_seq_key on audit_event (seq)`,
  `create trigger audit_event_chain before insert on audit_event
     for each row execute function chain_audit_event()`,
  `create trigger audit_event_append_only before update or delete on audit_event
     for each row execute function refuse_audit_change()`,
];
