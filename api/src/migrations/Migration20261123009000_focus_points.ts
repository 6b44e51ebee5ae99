import { Migration } from '@mikro-orm/migrations';

/** Where a picture must not be cut: percent of its width and height, the middle until somebody says otherwise. */
export class Migration20261123009000_focus_points extends Migration {
  override up(): void {
    this.addSql(
      `alter table product_image add column focus_x smallint not null default 50, add column focus_y smallint not null default 50`,
    );
    this.addSql(
      `alter table product_image add constraint product_image_focus_check
         check (focus_x between 0 and 100 and focus_y between 0 and 100)`,
    );
  }

  override down(): void {
    this.addSql(`alter table product_image drop column focus_x, drop column focus_y`);
  }
}
