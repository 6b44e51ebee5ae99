import { Migration } from '@mikro-orm/migrations';

/** Changes of products that assistants propose and people decide. */
export class Migration20261204020100_proposals extends Migration {
  override up(): void {
    this.addSql(`create table proposal (
      id uuid primary key,
      product_id uuid not null,
      product_name text not null,
      wanted jsonb not null,
      before jsonb not null,
      reason text not null,
      state text not null check (state in ('waiting', 'approved', 'refused', 'undone')),
      owner_id uuid not null references account on delete cascade,
      proposed_by text not null,
      created_at timestamptz not null,
      decided_by uuid references account on delete set null,
      decided_at timestamptz
    )`);
    this.addSql('create index proposal_owner_id_idx on proposal (owner_id)');
    this.addSql('create index proposal_decided_by_idx on proposal (decided_by)');
    this.addSql('create index proposal_state_idx on proposal (state, created_at)');
  }

  override down(): void {
    this.addSql('drop table proposal');
  }
}
