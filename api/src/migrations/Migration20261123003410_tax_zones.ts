import { Migration } from '@mikro-orm/migrations';

/** Where the shop charges which tax. Without a zone, prices carry none. */
export class Migration20261123003410_tax_zones extends Migration {
  override up(): void {
    this.addSql(`create table tax_zone (
      id uuid primary key,
      name text not null constraint tax_zone_name_key unique,
      areas jsonb not null,
      prices_include_tax boolean not null,
      shipping_tax text not null,
      rounding text not null,
      reverse_charge boolean not null,
      rates jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
  }

  override down(): void {
    this.addSql(`drop table tax_zone`);
  }
}
