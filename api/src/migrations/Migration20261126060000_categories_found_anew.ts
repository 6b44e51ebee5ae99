import { Migration } from '@mikro-orm/migrations';

/** The words of a product's further categories, of which some stayed when a category was renamed or merged. */
const WORDS = `coalesce((select string_agg(c.category, ' ' order by c.category) from product_category c
  where c.product_id = p.id and not c.is_primary), '')`;

const inOrder = (words: string) =>
  `array(select word from unnest(string_to_array(${words}, ' ')) word order by word)`;

/** Products of categories that were renamed or merged before are found by what these are called today. */
export class Migration20261126060000_categories_found_anew extends Migration {
  override up(): void {
    this.addSql(`update product p set also_in = ${WORDS} where ${inOrder('p.also_in')} <> ${inOrder(WORDS)}`);
  }

  /** The words are the right ones for the version before as well. */
  override down(): void {
    this.addSql('select 1');
  }
}
