/** The rates of an invoice or a credit note, by their place: two of them may have one name and percentage. */
const ratesOf = (json: string) => `cross join lateral rows from (jsonb_to_recordset(${json})
    as (name text, thousandths integer, net bigint, tax bigint, gross bigint)) with ordinality
  as t(name, thousandths, net, tax, gross, place)`;

/** Of what is there as large a part as the open amount is of the whole. */
const open = (
  amount: string,
) => `round((case when w.open_cents > 0 then r.${amount} - coalesce(n.${amount}, 0)
  else coalesce(n.${amount}, 0) end)::numeric * w.open_cents / w.whole)::bigint`;

/** What each refund and each cancellation gave back of an order, without what had come beyond what it owed. */
const CREDIT_RECORD = `create view credit_record as
  with returned as (
    select t.order_id, t.id, t.occurred_at as at, -sum(p.amount_cents)::bigint as cents
    from ledger_transaction t join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
    where t.type in ('refund', 'refund_reversal') group by 1, 2, 3
    union all
    select o.id, e.id, e.created_at, o.total_cents - o.captured_cents + o.surplus_cents
    from orders o join order_event e on e.order_id = o.id
      and e.to_status = 'cancelled' and e.from_status is distinct from 'cancelled'
    where o.status = 'cancelled' and o.total_cents - o.captured_cents + o.surplus_cents > 0)
  select r.order_id, r.id, r.at, greatest(0, least(o.total_cents,
      sum(r.cents) over (partition by r.order_id order by r.at, r.id)::bigint - o.surplus_cents)) as given_back_cents
  from returned r join orders o on o.id = r.order_id where o.total_cents > 0`;

/**
 * What invoices and credit notes tell of taxes: notes take of each rate what goes back of its lines. What has no note yet is
 * counted in proportion to what is left of each rate.
 */
const TAX_RECORD = `create view tax_record as
  with rate as not materialized (
    select i.id, i.order_id, i.issued_at, o.currency, t.*
    from invoice i join orders o on o.id = i.order_id ${ratesOf(`o.receipt->'taxes'`)}),
  noted as not materialized (
    select c.record_id, c.order_id, coalesce(l.occurred_at, e.created_at, c.issued_at) as at, t.*
    from credit_note c left join ledger_transaction l on l.id = c.record_id left join order_event e on e.id = c.record_id
    ${ratesOf('c.taxes')}),
  last as (
    select distinct on (order_id) order_id, id, at, given_back_cents
    from credit_record order by order_id, at desc, id desc),
  waiting as (
    select s.*, case when s.open_cents > 0 then s.total_cents - s.noted_cents else s.noted_cents end as whole
    from (select l.order_id, l.id, l.at, o.total_cents, coalesce(c.cents, 0) as noted_cents,
        l.given_back_cents - coalesce(c.cents, 0) as open_cents
      from last l join orders o on o.id = l.order_id
      left join lateral (select sum(gross_cents)::bigint as cents from credit_note where order_id = l.order_id) c on true) s
    where s.open_cents <> 0)
  select 'invoice' as kind, r.id, r.order_id, r.issued_at as booked_at, r.currency, r.name, r.thousandths,
    r.net as net_cents, r.tax as tax_cents, r.gross as gross_cents
  from rate r
  union all
  select 'credit', n.record_id, n.order_id, n.at, o.currency, n.name, n.thousandths, -n.net, -n.tax, -n.gross
  from noted n join orders o on o.id = n.order_id where (n.net, n.tax, n.gross) <> (0, 0, 0)
  union all
  select 'credit', w.id, w.order_id, w.at, r.currency, r.name, r.thousandths,
    ${open('tax')} - ${open('gross')}, -${open('tax')}, -${open('gross')}
  from waiting w join rate r on r.order_id = w.order_id
  left join lateral (select sum(tax)::bigint as tax, sum(gross)::bigint as gross from noted
    where order_id = w.order_id and place = r.place) n on true`;

export const TAX_RECORDS = [CREDIT_RECORD, TAX_RECORD];
