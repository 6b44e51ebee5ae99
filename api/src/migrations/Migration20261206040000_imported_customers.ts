import { Migration } from '@mikro-orm/migrations';

/** What an import of customers did to each account, so that it can be taken back. */
export class Migration20261206040000_imported_customers extends Migration {
  override up(): void {
    this.addSql(`create table customer_import_line (
      import_id uuid not null,
      account_id uuid not null constraint customer_import_line_account_id_fkey references account on delete cascade,
      trace jsonb not null,
      created_at timestamptz not null,
      primary key (import_id, account_id)
    )`);
    this.addSql('create index customer_import_line_account_id_idx on customer_import_line (account_id)');
    this.addSql('create index customer_import_line_created_at_idx on customer_import_line (created_at)');
  }

  override down(): void {
    this.addSql('drop table customer_import_line');
  }
}
