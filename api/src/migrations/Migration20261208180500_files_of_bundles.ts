import { Migration } from '@mikro-orm/migrations';

/** Whoever buys a bundle buys the files of its parts. */
export class Migration20261208180500_files_of_bundles extends Migration {
  override up(): void {
    this.addSql(`create view sold_variant as
      select id as order_line_id, order_id, variant_id from order_line
      union all
      select l.id, l.order_id, (part ->> 'variantId')::uuid
      from order_line l cross join lateral jsonb_array_elements(l.parts) part where l.parts is not null`);
    this.addSql(`create view variant_file as
      select id, variant_id from digital_file where removed_at is null
      union all
      select f.id, b.bundle_id from digital_file f join bundle_part b on b.part_id = f.variant_id
      where f.removed_at is null`);
    this.addSql(
      told(`id = new.variant_id
        or id in (select bundle_id from bundle_part where part_id = new.variant_id)`),
    );
  }

  override down(): void {
    this.addSql(told('id = new.variant_id'));
    this.addSql('drop view variant_file');
    this.addSql('drop view sold_variant');
  }
}

const told = (which: string) => `create or replace function tell_file() returns trigger language plpgsql as $$
  begin
    perform tell_event('product.changed', 'product', product_id, '{}') from variant where ${which};
    return null;
  end $$`;
