import { Migration } from '@mikro-orm/migrations';

/** What every page shows something of. */
const OF_THE_SHOP = [
  'setting',
  'category',
  'shipping_zone',
  'tax_zone',
  'exchange_rate',
  'product_field',
  'page',
];

/** Events of everything else that public pages show: what is the shop's, reviews, and the order in which products stand. */
export class Migration20261202050000_what_pages_show extends Migration {
  override up(): void {
    this.addSql(`create function tell_shop() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
        perform tell_event(tg_table_name || '.changed', 'shop', '00000000-0000-0000-0000-000000000000', '{}');
        return null;
      end $$`);
    for (const table of OF_THE_SHOP)
      this.addSql(`create trigger ${table}_told after insert or update or delete on ${table}
        for each row execute function tell_shop()`);
    this.addSql(`create function tell_review() returns trigger language plpgsql as $$
      declare told review;
      begin
        if tg_op = 'DELETE' then told := old; else told := new; end if;
        perform tell_event('review.changed', 'review', told.id, jsonb_build_object('productId', told.product_id));
        return null;
      end $$`);
    this.addSql(`create trigger review_told after insert or delete or update of rating, title, comment, status
      on review for each row execute function tell_review()`);
    this.addSql(`create trigger product_place_told after update of featured_place, shelf_rank
      on product for each row execute function tell_product()`);
  }

  override down(): void {
    this.addSql('drop trigger product_place_told on product');
    this.addSql('drop trigger review_told on review');
    this.addSql('drop function tell_review()');
    for (const table of OF_THE_SHOP) this.addSql(`drop trigger ${table}_told on ${table}`);
    this.addSql('drop function tell_shop()');
  }
}
