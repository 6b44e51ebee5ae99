import { Migration } from '@mikro-orm/migrations';

/** What the staff keeps of customers: groups, tags and notes. */
export class Migration20261205030000_customer_groups extends Migration {
  override up(): void {
    this.addSql(`create table customer_group (
      id uuid primary key,
      name text not null constraint customer_group_name_key unique,
      rule jsonb,
      version int not null default 1,
      created_at timestamptz not null
    )`);
    this.addSql(`create table customer_group_member (
      group_id uuid not null constraint customer_group_member_group_id_fkey references customer_group on delete cascade,
      account_id uuid not null constraint customer_group_member_account_id_fkey references account on delete cascade,
      primary key (group_id, account_id)
    )`);
    this.addSql('create index customer_group_member_account_id_idx on customer_group_member (account_id)');
    this.addSql(`create table customer_tag (
      account_id uuid not null constraint customer_tag_account_id_fkey references account on delete cascade,
      tag text not null,
      primary key (account_id, tag)
    )`);
    this.addSql('create index customer_tag_tag_idx on customer_tag (tag)');
    this.addSql(`create table customer_note (
      id uuid primary key,
      account_id uuid not null constraint customer_note_account_id_fkey references account on delete cascade,
      text text not null,
      by_id uuid not null,
      created_at timestamptz not null
    )`);
    this.addSql('create index customer_note_account_id_idx on customer_note (account_id, created_at)');
    this.addSql(`update staff_role set permissions = permissions || '["customers.remark"]'::jsonb
      where id = '00000000-0000-7000-8000-000000000002' and not permissions @> '["customers.remark"]'::jsonb`);
  }

  override down(): void {
    this.addSql(`update staff_role set permissions = permissions - 'customers.remark'`);
    this.addSql('drop table customer_note');
    this.addSql('drop table customer_tag');
    this.addSql('drop table customer_group_member');
    this.addSql('drop table customer_group');
  }
}
