import { Migration } from '@mikro-orm/migrations';

const COLUMNS = 'sku, options, archived_at, weight_grams, length_mm, width_mm, height_mm';

/** The bar code of a variant, its place among the others and its lowest price of late are shown, and told like the rest. */
export class Migration20261208094500_all_that_pages_show_of_variants extends Migration {
  override up(): void {
    this.addSql('drop trigger variant_told on variant');
    this.addSql(told(`${COLUMNS}, gtin, position, lowest_cents`));
  }

  override down(): void {
    this.addSql('drop trigger variant_told on variant');
    this.addSql(told(COLUMNS));
  }
}

const told = (columns: string) => `create trigger variant_told after insert or delete or update of ${columns}
  on variant for each row execute function tell_product_part()`;
