import { Migration } from '@mikro-orm/migrations';

/** Pictures at other addresses that imports of products name, each with its key once it is the shop's own, or why it is not. */
export class Migration20261205050000_pictures_of_imports extends Migration {
  override up(): void {
    this.addSql(`create table product_import_picture (
      import_id uuid references product_import on delete cascade,
      address text,
      media_key text,
      failure text,
      primary key (import_id, address)
    )`);
    this.addSql(`create index product_import_picture_address_idx on product_import_picture (address)
      where media_key is not null`);
  }

  override down(): void {
    this.addSql('drop table product_import_picture');
  }
}
