/** The statements by which the shop of a worker is what it was when it had just opened. */

const TABLES = `schemaname in ('public', 'sandbox') and tablename not in ('mikro_orm_migrations', 'job_worker')`;

/** Copies what a shop has when it has just opened: the administrator, counters, settings; all of the demo. */
export const REMEMBER = `do $$ declare t record; filled boolean; begin
  create schema fresh;
  for t in select schemaname as s, tablename as n from pg_tables where ${TABLES} loop
    execute format('select exists (select from %I.%I)', t.s, t.n) into filled;
    if filled then
      execute (select format('create table fresh.%I as select %s from %I.%I', t.s || '.' || t.n,
          string_agg(quote_ident(attname), ', ' order by attnum), t.s, t.n)
        from pg_attribute
        where attrelid = format('%I.%I', t.s, t.n)::regclass and attnum > 0 and not attisdropped
          and attgenerated = '');
    end if;
  end loop;
  create table fresh.sequences as
    select format('%I.%I', schemaname, sequencename) as name, last_value as value
    from pg_sequences where schemaname in ('public', 'sandbox') and last_value is not null;
end $$`;

/** Rows come back as they were: no trigger chains, counts or checks them once more. Tables without rows cost nothing. */
export const BEGIN_ANEW = `do $$ declare t record; filled boolean; begin
  set local session_replication_role = replica;
  for t in select schemaname as s, tablename as n from pg_tables where ${TABLES} loop
    execute format('select exists (select from %I.%I)', t.s, t.n) into filled;
    if filled then execute format('delete from %I.%I', t.s, t.n); end if;
  end loop;
  for t in
    select relname as n, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0
    where relnamespace = 'fresh'::regnamespace and relkind = 'r' and relname like '%.%'
    group by 1
  loop
    execute format('insert into %s (%s) overriding system value table fresh.%I', t.n, t.columns, t.n);
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(value, start_value), value is not null)
    from pg_sequences left join fresh.sequences on name = format('%I.%I', schemaname, sequencename)
    where schemaname in ('public', 'sandbox');
end $$`;

/** Changes whenever something does that processes keep for a second: settings, zones, fields of products, texts of goods. */
export const STATE_OF_TERMS = `select md5(concat(
  (select string_agg(t::text, ',' order by t::text) from setting t),
  (select string_agg(t::text, ',' order by t::text) from tax_zone t),
  (select string_agg(t::text, ',' order by t::text) from shipping_zone t),
  (select string_agg(t::text, ',' order by t::text) from product_field t),
  (select string_agg(t::text, ',' order by t::text) from wording t),
  (select string_agg(t::text, ',' order by t::text) from exchange_rate t))) as state`;
