import type { Invariant } from './invariant.js';

/** What each rule of an order's receipt took: of goods by the adjustments in the order of the rules, of the delivery by the rule itself. */
const TOOK = `select o.id as order_id, r.rule->>'id' as discount_id,
    coalesce((r.rule->>'offDelivery')::bigint, -(a.one->>'amount')::bigint) as amount
  from orders o
  cross join lateral (select rule, row_number() over (partition by rule ? 'offDelivery' order by nr) as place
    from jsonb_array_elements(o.receipt->'rules'->'discounts') with ordinality rules (rule, nr)) r
  left join lateral (select one, row_number() over (order by nr) as place
    from jsonb_array_elements(o.receipt->'adjustments') with ordinality adjustments (one, nr)
    where one->>'kind' in ('coupon', 'discount')) a on a.place = r.place and not r.rule ? 'offDelivery'
  where jsonb_typeof(o.receipt->'rules'->'discounts') = 'array'`;

/** That order `o` has lent its use `u` to the one that comes for all of it, and that waits for its money. */
export const LENT = `u.state = 'released' and exists (select from order_edit e join orders n on n.id = e.new_order_id
                 where e.order_id = o.id and e.completed_at is null and n.status = 'pending')`;

/** What discounts take, by rule, by line and in all. */
export const DISCOUNTS: readonly Invariant[] = [
  {
    id: 'I24',
    sentence:
      'A discount with limits has been used and has spent what its orders say, and no more than it may.',
    sql: `select 'discount ' || d.name as record,
            'used ' || d.used || ' and spent ' || d.spent_cents || ', by orders ' || u.uses || ' and ' || u.spent as detail
          from discount d
          cross join lateral (select count(*) as uses, coalesce(sum(own_cents), 0) as spent from discount_use u
            where u.discount_id = d.id and u.state <> 'released' and u.is_counted) u
          where d.used <> u.uses or d.spent_cents <> u.spent or d.used > d.max_uses or d.spent_cents > d.budget_cents`,
  },
  {
    id: 'I24b',
    sentence: 'A discount took of an order what its receipt says, once, and of a cancelled order nothing.',
    sql: `select 'order ' || coalesce(u.order_id, t.order_id) as record,
            'discount ' || coalesce(u.discount_id::text, t.discount_id) || ': receipt ' || coalesce(t.amount, 0)
              || ', used ' || coalesce(u.amount_cents, 0) as detail
          from discount_use u
          full join (${TOOK}) t on t.order_id = u.order_id and t.discount_id = u.discount_id::text
          left join orders o on o.id = coalesce(u.order_id, t.order_id)
          where coalesce(u.amount_cents, 0) <> coalesce(t.amount, 0)
             or (o.status = 'cancelled' and u.state <> 'released')
             or (o.status in ('processing', 'shipped', 'delivered') and u.state <> 'used'
               and not (${LENT}))`,
  },
  {
    id: 'I24c',
    sentence: 'What coupon and discounts took of an order is what its lines gave, each line by each of them.',
    sql: `select 'order ' || o.id as record, 'line ' || l.nr || ' gave ' || (l.line->>'couponShare') || ', rules took ' || s.given as detail
          from orders o
          cross join lateral jsonb_array_elements(o.receipt->'lines') with ordinality l (line, nr)
          cross join lateral (select coalesce(sum((a->'shares'->>(l.nr - 1)::int)::bigint), 0) as given
            from jsonb_array_elements(o.receipt->'adjustments') a where a ? 'shares') s
          where jsonb_typeof(o.receipt->'adjustments') = 'array'
            and exists (select from jsonb_array_elements(o.receipt->'adjustments') a where a ? 'shares')
            and (l.line->>'couponShare')::bigint <> s.given
          union all
          select 'order ' || o.id, (a->>'label') || ' took ' || (a->>'amount') || ', lines gave ' || s.given
          from orders o
          cross join lateral jsonb_array_elements(o.receipt->'adjustments') a
          cross join lateral (select coalesce(sum(share::bigint), 0) as given from jsonb_array_elements_text(a->'shares') share) s
          where jsonb_typeof(o.receipt->'adjustments') = 'array' and a ? 'shares' and (a->>'amount')::bigint <> -s.given`,
  },
];
