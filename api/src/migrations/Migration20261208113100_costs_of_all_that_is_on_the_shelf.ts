import { Migration } from '@mikro-orm/migrations';
import { SALE_OF_WITH_SHELVED } from './Migration20261208093600_costs_of_what_is_back.js';

/** As it was until now. */
const SALE_OF_AS_STANDING_REFUNDS_SAY = SALE_OF_WITH_SHELVED.replace(
  `coalesce(costed, '{}')\n  from rounded`,
  `coalesce(costed, '{}'), coalesce(rules, '{}'), coalesce(rules_cents, '{}')
  from rounded
  cross join lateral (select array_agg(u.discount_id order by u.discount_id) as rules,
      array_agg(u.own_cents order by u.discount_id) as rules_cents
    from discount_use u where u.order_id = rounded.id and u.state <> 'released') by_rule`,
);

const STANDS = `rounded.refunded_cents > 0 and f.status in ('submitted', 'succeeded')`;
const PIECES = `sum((given.line ->> 'quantity')::int)`;
const CENTS = `sum((given.line ->> 'amountCents')::bigint)`;

/**
 * As before, where a piece is on the shelf again whatever became of the money: also where the refund that put it there has failed, and where
 * it was worth nothing, so that only its hold knows.
 */
export const SALE_OF_WITH_ALL_SHELVED = SALE_OF_AS_STANDING_REFUNDS_SAY.replace(
  'sum((l.quantity - coalesce(gone.shelved, 0)) * known.cost_cents)',
  'sum((l.quantity - least(l.quantity, greatest(gone.shelved, hold.returned, 0)))::numeric * known.cost_cents)',
)
  .replace(
    `select given.line ->> 'variantId' as variant, ${PIECES} as pieces,`,
    `select given.line ->> 'variantId' as variant, ${PIECES} filter (where ${STANDS}) as pieces,`,
  )
  .replace(
    `            ${CENTS} as cents
          from refund f cross join lateral jsonb_array_elements(f.lines) as given(line)
          where f.order_id = rounded.id and ${STANDS} group by 1) gone
        on gone.variant = l.variant_id::text`,
    `            ${CENTS} filter (where ${STANDS}) as cents
          from refund f cross join lateral jsonb_array_elements(f.lines) as given(line)
          where f.order_id = rounded.id group by 1) gone
        on gone.variant = l.variant_id::text
      left join stock_hold hold on hold.order_id = l.order_id and hold.variant_id = l.variant_id`,
  );

/** Orders of which pieces went back on the shelf wait to be counted again; the job folds them in. */
const COUNT_AGAIN = `insert into sales_change (order_id) select order_id from refund
  where lines @> '[{"restocked": true}]' union select order_id from stock_hold where returned > 0 on conflict do nothing`;

/** What goods have cost does not hang on whether the money for those that came back has arrived. */
export class Migration20261208113100_costs_of_all_that_is_on_the_shelf extends Migration {
  override up(): void {
    this.addSql(SALE_OF_WITH_ALL_SHELVED);
    this.addSql(
      `create trigger hold_counted after update of returned on stock_hold for each row
        when (new.returned <> old.returned) execute function mark_paper()`,
    );
    this.addSql(COUNT_AGAIN);
  }

  override down(): void {
    this.addSql('drop trigger hold_counted on stock_hold');
    this.addSql(SALE_OF_AS_STANDING_REFUNDS_SAY);
    this.addSql(COUNT_AGAIN);
  }
}
