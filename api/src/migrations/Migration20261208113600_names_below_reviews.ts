import { Migration } from '@mikro-orm/migrations';

/** What a group pays more or less is shown to nobody who is not of it: public pages are not made anew for it. */
const TELL_PRICE = (
  facts: string,
) => `create or replace function tell_price() returns trigger language plpgsql as $$
  begin
    ${facts}
    return null;
  end $$`;
const OF = `case when tg_op = 'DELETE' then old.variant_id else new.variant_id end`;

/** Reviews bear the name of their account: whoever is called otherwise, or erased, is so there, too. */
export class Migration20261208113600_names_below_reviews extends Migration {
  override up(): void {
    this.addSql(`create function tell_reviewer() returns trigger language plpgsql as $$
      begin
        perform tell_event('review.changed', 'review', id, jsonb_build_object('productId', product_id))
          from review where account_id = new.id and status = 'published';
        return null;
      end $$`);
    this.addSql(`create trigger reviewer_told after update of name on account for each row
      when (new.name is distinct from old.name) execute function tell_reviewer()`);
    this.addSql(`create trigger review_moved_told after update of account_id on review for each row
      when (new.account_id <> old.account_id) execute function tell_review()`);
    this.addSql(
      TELL_PRICE(`if tg_table_name = 'group_price' then
      perform tell_event('price.changed', 'variant', id, jsonb_build_object('productId', product_id, 'sku', sku, 'ofGroup', true))
        from variant where id = ${OF};
    else
      insert into event (type, resource, resource_id, data)
        select 'price.changed', 'variant', id, jsonb_build_object('productId', product_id, 'sku', sku)
        from variant where id = ${OF}
        on conflict (written_in, type, resource_id) where position is null
        do update set data = excluded.data where event.data ? 'ofGroup';
    end if;`),
    );
  }

  override down(): void {
    this.addSql(TELL_PRICE(`perform tell_variant('price.changed', ${OF});`));
    this.addSql('drop trigger review_moved_told on review');
    this.addSql('drop trigger reviewer_told on account');
    this.addSql('drop function tell_reviewer()');
  }
}
