import { Migration } from '@mikro-orm/migrations';

const SIDES = ['length_mm', 'width_mm', 'height_mm'];

/** What one piece of a variant measures with its packing; 0 when nobody has said. */
export class Migration20261124010000_size_of_variants extends Migration {
  override up(): void {
    for (const side of SIDES)
      this.addSql(`alter table variant add column ${side} integer not null default 0
        check (${side} between 0 and 10000)`);
  }

  override down(): void {
    for (const side of SIDES) this.addSql(`alter table variant drop column ${side}`);
  }
}
