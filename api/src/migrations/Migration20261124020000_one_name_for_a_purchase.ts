import { Migration } from '@mikro-orm/migrations';

/** A digest as `idempotency_key` keeps it, of an expression of SQL. */
const digest = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/**
 * The client's key stands on the order that it named, and a cart line names the order that it was bought with last. What
 * was kept beside the first answers of calls is taken over; a key itself is known for as long as its first answer is.
 */
export class Migration20261124020000_one_name_for_a_purchase extends Migration {
  override up(): void {
    this.addSql('alter table orders add column idempotency_key text, add column request_hash text');
    this.addSql(`update orders o set idempotency_key = k.key, request_hash = named.body_hash
      from idempotency_key named join idempotency_key k on k.account_id = named.account_id
        and named.key = ${digest(`'key:' || case k.route
          when 'POST /api/v1/payments/create-checkout-session' then 'card'
          when 'POST /api/v1/payments/mobile' then 'mobile'
          when 'POST /api/v1/payments/cash' then 'cash'
          when 'POST /api/v1/payments/bank' then 'bank' end || ':' || k.key`)}
      where named.route = 'purchase' and o.id = (named.response->>'orderId')::uuid
        and o.account_id = named.account_id`);
    this.addSql(`update orders o set idempotency_key = null, request_hash = null
      where idempotency_key is not null and exists (select from orders later
        where later.account_id = o.account_id and later.idempotency_key = o.idempotency_key and later.id > o.id)`);
    this.addSql(`alter table orders add constraint orders_account_id_idempotency_key_key
      unique (account_id, idempotency_key)`);
    this.addSql(`alter table cart_line add column order_id uuid
      references orders deferrable initially deferred`);
    this.addSql(`update cart_line l set order_id = o.id
      from idempotency_key named join orders o on o.id = (named.response->>'orderId')::uuid
      where named.route = 'purchase' and named.account_id = l.account_id
        and named.key = ${digest(`'line:' || l.id`)}
        and o.status = 'pending' and o.payment_method not in ('cash', 'bank')`);
    this.addSql(`delete from idempotency_key where route = 'purchase'`);
  }

  override down(): void {
    const named = (name: string, hash: string) => `insert into idempotency_key
      (account_id, route, key, body_hash, status, response, created_at)
      select o.account_id, 'purchase', ${digest(name)}, ${hash}, 200, jsonb_build_object('orderId', o.id), o.created_at`;
    this.addSql(`${named(`'key:' || o.payment_method || ':' || o.idempotency_key`, 'o.request_hash')}
      from orders o where o.idempotency_key is not null`);
    this.addSql(`${named(`'line:' || l.id`, `''`)}
      from cart_line l join orders o on o.id = l.order_id where o.status = 'pending'`);
    this.addSql('alter table cart_line drop column order_id');
    this.addSql('alter table orders drop constraint orders_account_id_idempotency_key_key');
    this.addSql('alter table orders drop column idempotency_key, drop column request_hash');
  }
}
