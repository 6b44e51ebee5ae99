import { sql } from 'kysely';

/**
 * What the orders of `placed` that money came in for have sold, in the shop's currency: `sales` by order, and `summed`. Of
 * an order counts its total without what went back; of a cancelled one what the shop kept. In it is the tax, as the
 * invoice and its credit notes tell it, else in proportion; the delivery without its tax; and what remains is the goods.
 * What goes back is taken from the goods first. So goods, delivery and tax are together what is left, to the cent.
 * `since` is when the first of them may have been placed: nothing of them was booked before, and invoices of years need not
 * be read. Raw: sums of a receipt's members.
 */
export const salesOfPlaced = (since: string) => sql`
  charged as (
    select o.id, o.worth_of_unit, o.total_cents, o.total_cents - least(o.total_cents, greatest(0, o.refunded_cents - o.surplus_cents
        + case when o.status = 'cancelled' then o.total_cents - o.captured_cents + o.surplus_cents else 0 end)) as left_cents,
      of_rates.tax, o.shipping_cents + (added.cents - of_lines.added) - (of_rates.tax - of_lines.tax) as delivery
    from orders o
    cross join lateral (select coalesce(sum((rate ->> 'tax')::bigint), 0) as tax
      from jsonb_array_elements(o.receipt -> 'taxes') rate) of_rates
    cross join lateral (select coalesce(sum((line ->> 'tax')::bigint), 0) as tax,
        coalesce(sum((line ->> 'taxAdded')::bigint), 0) as added
      from jsonb_array_elements(o.receipt -> 'lines') line) of_lines
    cross join lateral (select coalesce(sum((one ->> 'amount')::bigint), 0) as cents
      from jsonb_array_elements(o.receipt -> 'adjustments') one where one ->> 'kind' = 'tax') added
    where o.id in (select id from placed) and o.captured_cents > 0),
  told as (
    select order_id, sum(tax_cents) as tax from tax_record where order_id in (select id from charged)
      and booked_at >= ${since}::timestamptz group by 1),
  taxed as (
    select charged.*, coalesce(told.tax, round(charged.tax * left_cents / nullif(total_cents, 0)), 0) as tax_left
    from charged left join told on told.order_id = charged.id),
  rounded as (
    select id, round(left_cents * worth_of_unit)::bigint as left_cents, round(tax_left * worth_of_unit)::bigint as tax_cents,
      round(greatest(0, least(delivery, left_cents - tax_left)) * worth_of_unit)::bigint as delivery_cents
    from taxed),
  sales as (select *, left_cents - tax_cents - delivery_cents as net_cents from rounded),
  summed as (
    select coalesce(sum(net_cents), 0)::bigint as net_cents, coalesce(sum(delivery_cents), 0)::bigint as delivery_cents,
      coalesce(sum(tax_cents), 0)::bigint as tax_cents, coalesce(sum(left_cents), 0)::bigint as left_cents
    from sales)`;
