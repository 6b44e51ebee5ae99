import { Migration } from '@mikro-orm/migrations';

/** Imports of products from a file: what the dry run showed, what was done to each product, and what brings it back. */
export class Migration20261121000900_product_imports extends Migration {
  override up(): void {
    for (const statement of UP) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DOWN) this.addSql(statement);
  }
}

const UP = [
  `create table product_import (
     id uuid primary key,
     status text not null check (status in ('planned', 'running', 'done', 'undoing', 'undone')),
     file_name text not null default '',
     account_id uuid not null,
     account_email text not null,
     created_at timestamptz not null,
     touched_at timestamptz not null,
     started_at timestamptz,
     finished_at timestamptz)`,
  `create index product_import_created_idx on product_import (created_at desc)`,
  `create table product_import_step (
     import_id uuid not null references product_import on delete cascade,
     position integer not null,
     kind text not null check (kind in ('create', 'update')),
     name text not null,
     product_id uuid,
     version integer,
     apply jsonb not null,
     undo jsonb,
     version_after integer,
     run_outcome text check (run_outcome in ('done', 'refused')),
     run_message text,
     undo_outcome text check (undo_outcome in ('done', 'refused')),
     undo_message text,
     primary key (import_id, position))`,
  `create table product_import_line (
     import_id uuid not null references product_import on delete cascade,
     line integer not null,
     step integer,
     name text not null,
     sku text not null,
     action text not null check (action in ('create', 'update', 'nothing', 'error')),
     changes jsonb not null,
     errors jsonb not null,
     primary key (import_id, line))`,
];

const DOWN = [
  'drop table product_import_line',
  'drop table product_import_step',
  'drop table product_import',
];
