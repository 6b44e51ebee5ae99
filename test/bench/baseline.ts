import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

/**
 * What the same work costs with nothing but node:http and pg: one hand-written statement per step, no framework, no
 * validation, no access rules. The yardstick of `npm run bench`, nothing more.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
pg.types.setTypeParser(20, Number);

type Handler = (request: IncomingMessage, url: URL) => Promise<unknown>;

const CARD = `p.id, p.name, p.category, p.price_cents, p.discount_percent, p.rating_average, p.rating_count,
  p.is_featured, p.created_at,
  (select coalesce(sum(s.on_hand - s.held), 0) from variant v join stock s on s.variant_id = v.id where v.product_id = p.id) as stock,
  (select coalesce(json_agg(i.* order by i.position), '[]') from product_image i where i.product_id = p.id) as images`;

const list: Handler = async () => {
  const products = await pool.query(
    `select ${CARD} from product p where p.status = 'active' order by p.created_at desc, p.id desc limit 24`,
  );
  return { success: true, data: products.rows };
};

const detail: Handler = async (_request, url) => {
  const id = url.pathname.split('/').at(-1);
  const [product, variants, reviews] = await Promise.all([
    pool.query(`select ${CARD}, p.description, p.options from product p where p.id = $1`, [id]),
    pool.query(
      'select v.*, s.on_hand, s.held from variant v join stock s on s.variant_id = v.id where v.product_id = $1 order by v.position',
      [id],
    ),
    pool.query('select * from review where product_id = $1 order by created_at desc limit 10', [id]),
  ]);
  return { success: true, data: { ...product.rows[0], variants: variants.rows, reviews: reviews.rows } };
};

const search: Handler = async (_request, url) => {
  const found = await pool.query(
    `select ${CARD} from product p where p.status = 'active' and p.search @@ plainto_tsquery('simple', $1)
     order by ts_rank(p.search, plainto_tsquery('simple', $1)) desc, p.id limit 24`,
    [url.searchParams.get('q')],
  );
  return { success: true, data: found.rows };
};

/** The rows, the total and the counts of three filters, as a category page shows them. */
const category: Handler = async (_request, url) => {
  const name = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').toLowerCase();
  const filter = url.searchParams.has('filtered')
    ? 'and p.price_cents between 5000 and 30000 and p.discount_percent > 0'
    : '';
  const from = `from product p join product_category c on c.product_id = p.id and c.category_key = $1
    where p.status = 'active' ${filter}`;
  const [rows, counts] = await Promise.all([
    pool.query(`select ${CARD} ${from} order by p.created_at desc, p.id desc limit 24`, [name]),
    pool.query(
      `select count(*) as total, count(*) filter (where p.discount_percent > 0) as sale,
         count(*) filter (where p.rating_average >= 4) as rated, min(p.price_cents), max(p.price_cents) ${from}`,
      [name],
    ),
  ]);
  return { success: true, data: rows.rows, facets: counts.rows[0] };
};

const add: Handler = async (request) => {
  const body = await read(request);
  const line = await pool.query(
    `insert into cart_line (id, account_id, variant_id, quantity, created_at)
     values (gen_random_uuid(), $1, $2, $3, now())
     on conflict (account_id, variant_id) do update set quantity = least(99, cart_line.quantity + excluded.quantity)
     returning *`,
    [request.headers['x-account'], body['variantId'], body['quantity']],
  );
  return { success: true, data: line.rows[0] };
};

/** Order, lines, hold and cart in one transaction, the least that a shop must write. */
const checkout: Handler = async (request) => {
  const body = await read(request);
  const variants = (body['products'] as { variantId: string }[]).map(({ variantId }) => variantId);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const order = await client.query<{ id: string }>(
      `insert into orders (id, account_id, status, payment_method, payment_status, payment_detail, currency, subtotal_cents, total_cents,
         contact_email, customer_name, receipt, created_at, updated_at)
       select gen_random_uuid(), $1, 'pending', 'cash', 'pending', 'unpaid', 'USD', sum(v.price_cents), sum(v.price_cents), 'b@example.com', 'B', '{}', now(), now()
       from variant v where v.id = any ($2) returning id`,
      [request.headers['x-account'], variants],
    );
    await client.query(
      `insert into order_line (id, order_id, position, product_id, variant_id, sku, name, quantity, list_price_cents, unit_price_cents, total_cents)
       select gen_random_uuid(), $1, row_number() over () - 1, v.product_id, v.id, v.sku, p.name, 1, v.price_cents, v.price_cents, v.price_cents
       from variant v join product p on p.id = v.product_id where v.id = any ($2)`,
      [order.rows[0]?.id, variants],
    );
    await client.query(
      `update stock s set held = s.held + 1
       from (select variant_id from stock where variant_id = any ($1) order by variant_id for update) mine
       where s.variant_id = mine.variant_id and s.on_hand - s.held >= 1`,
      [variants],
    );
    await client.query('delete from cart_line where account_id = $1 and variant_id = any ($2)', [
      request.headers['x-account'],
      variants,
    ]);
    await client.query('commit');
    return { success: true, data: order.rows[0] };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

const routes: readonly (readonly [RegExp, string, Handler])[] = [
  [/^\/api\/v1\/products\/[0-9a-f-]{36}$/, 'GET', detail],
  [/^\/api\/v1\/products$/, 'GET', list],
  [/^\/api\/v1\/category\/[^/]+$/, 'GET', category],
  [/^\/api\/v1\/search$/, 'GET', search],
  [/^\/api\/v1\/carts$/, 'POST', add],
  [/^\/api\/v1\/payments\/cash$/, 'POST', checkout],
];

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://baseline');
  const route = routes.find(([path, method]) => method === request.method && path.test(url.pathname));
  const body = JSON.stringify(route ? await route[2](request, url) : { ready: true });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
