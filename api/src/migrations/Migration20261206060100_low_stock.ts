import { Migration } from '@mikro-orm/migrations';

/** Of which variants the shop was told that they run low; gone once there is more of them again. */
export class Migration20261206060100_low_stock extends Migration {
  override up(): void {
    this.addSql(`create table low_stock_told (
      variant_id uuid primary key constraint low_stock_told_variant_id_fkey references variant on delete cascade,
      told_at timestamptz not null)`);
  }

  override down(): void {
    this.addSql('drop table low_stock_told');
  }
}
