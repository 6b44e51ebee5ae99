import type pg from 'pg';
import type { Role } from '@duka/api/kernel/caller.js';
import type { PictureStore } from '@duka/api/media/application/ports.js';
import { translated } from '@duka/api/platform/languages/folders.js';
import {
  readCatalogueFile,
  readReviewsFile,
  type CatalogueFile,
  type ReviewsFile,
} from './catalogue-file.js';
import { accountRows, lastSeen, type AccountRow, type DemoLogins } from './demo-accounts.js';
import { addressRows } from './demo-addresses.js';
import { auditRows } from './demo-audit.js';
import { categoryRows } from './demo-categories.js';
import { couponRows, demoCoupons } from './demo-coupons.js';
import { creditRows, DEMO_CARD } from './demo-credit.js';
import { eventRows, invoiceRows, outboxRows, trackingRows } from './demo-history.js';
import { attemptRows, ledgerRows, tenderRows, refundRows } from './demo-money-rows.js';
import { confirmationRows, readerRows, welcomeCouponRows } from './demo-newsletter.js';
import { couponUseRows, holdRows, lineRows, movementRows, orderRows, unitsBy } from './demo-order-rows.js';
import { keepsStock, stateOf, type DemoOrder } from './demo-order.js';
import { demoOrders } from './demo-orders.js';
import { frameRows, homeRows } from './demo-home.js';
import { mediaRows, storePictures, type StoredPicture } from './demo-pictures.js';
import {
  demoVariants,
  productCategoryRows,
  productImageRows,
  productRows,
  stockRows,
  variantImages,
  variantRows,
  type DemoVariant,
} from './demo-products.js';
import { priceCuts, priceRows } from './demo-prices.js';
import { returnEventRows, returnRows } from './demo-returns.js';
import { favoriteRows, feedbackRows, reviewRows } from './demo-reviews.js';
import { searchRows } from './demo-searches.js';
import { seedSandbox } from './demo-sandbox.js';
import { insertRows } from './rows.js';

const MARK = 'demo.seeded';

/** What the demo sets: the 404 of the specification for a forgotten password of nobody, and all languages that there are, without their regions. */
const SETTINGS = { tellUnknownEmails: true, languages: ['en', ...translated()] };

export async function isSeeded(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from setting where key = $1', [MARK]);
  return rowCount === 1;
}

/** Fills an empty shop with the demo: the same on every machine, its dates counted back from `now`. */
export async function seedDemo(
  client: pg.ClientBase,
  store: PictureStore,
  logins: DemoLogins,
  now: Date,
): Promise<void> {
  const [file, written] = await Promise.all([readCatalogueFile(), readReviewsFile()]);
  const [pictures, accounts] = await Promise.all([storePictures(file, store), accountRows(logins, now)]);
  const demo = demoOf(file, written, pictures, accounts, now);
  const { variants, orders } = demo;
  await insertRows(client, 'account', lastSeen(accounts, orders));
  await insertRows(client, 'address', addressRows(accounts));
  await seedProducts(client, demo);
  await seedHome(client, demo);
  await insertRows(client, 'stock', stockOf(variants, orders));
  const used = countBy(orders.flatMap((order) => (order.coupon ? [order.coupon.id] : [])));
  await insertRows(client, 'coupon', couponRows(demo.coupons, used));
  await seedOrders(client, orders, variantImages(file, variants, pictures), demo);
  await seedOpinions(client, demo);
  await seedReaders(client, demo);
  await insertRows(client, 'audit_event', auditRows(demo, now));
  await seedSandbox(client, orders);
  await insertRows(client, 'search_log', searchRows(now));
  await insertRows(client, 'setting', [
    { key: 'shop', value: SETTINGS, updated_at: now },
    { key: MARK, value: true, updated_at: now },
  ]);
}

type Demo = ReturnType<typeof demoOf>;

/** What there is in the demo, before any of it is written. */
function demoOf(
  file: CatalogueFile,
  written: ReviewsFile,
  pictures: Map<string, StoredPicture>,
  accounts: readonly AccountRow[],
  now: Date,
) {
  const variants = demoVariants(file);
  const coupons = demoCoupons(now);
  const orders = demoOrders(accounts, variants, coupons, now);
  const products = productRows(file, variants, now);
  const createdAt = new Map(products.map((product) => [product.id, product.created_at]));
  const cuts = priceCuts(createdAt, now);
  const reviews = reviewRows(orders, accounts, variants, written, now);
  const idOf = (role: Role) => accounts.find((account) => account.role === role)?.id ?? null;
  const people = { adminId: idOf('admin'), staffId: idOf('staff') };
  return {
    file,
    pictures,
    accounts,
    variants,
    coupons,
    orders,
    products,
    createdAt,
    cuts,
    reviews,
    people,
    now,
  };
}

async function seedProducts(client: pg.ClientBase, demo: Demo): Promise<void> {
  const { file, pictures, variants, products, createdAt, cuts, people, now } = demo;
  await insertRows(client, 'media', mediaRows(pictures.values(), now));
  await insertRows(client, 'category', categoryRows(file, pictures));
  await insertRows(client, 'product', products);
  await insertRows(client, 'product_category', productCategoryRows(file));
  await insertRows(client, 'product_image', productImageRows(file, pictures));
  await insertRows(client, 'variant', variantRows(variants));
  await insertRows(client, 'price_change', priceRows(variants, createdAt, cuts, people.adminId));
}

async function seedHome(client: pg.ClientBase, { pictures, now }: Demo): Promise<void> {
  const made = [homeRows(pictures, now), frameRows(now)];
  const pages = made.map(({ page }) => page);
  const versions = made.map(({ version }) => version);
  await insertRows(client, 'page', pages);
  await insertRows(client, 'page_version', versions);
}

async function seedReaders(client: pg.ClientBase, { accounts, now }: Demo): Promise<void> {
  const readers = readerRows(accounts, now);
  await insertRows(client, 'newsletter_subscriber', readers);
  await insertRows(client, 'coupon', welcomeCouponRows(readers));
  await insertRows(client, 'outbox', confirmationRows(readers));
}

function stockOf(variants: readonly DemoVariant[], orders: readonly DemoOrder[]) {
  const sold = unitsBy(orders, keepsStock);
  const held = unitsBy(orders, (order) => stateOf(order) === 'pending');
  return stockRows(variants, sold, held);
}

async function seedOrders(
  client: pg.ClientBase,
  orders: readonly DemoOrder[],
  images: ReadonlyMap<string, string>,
  { people, now }: Demo,
): Promise<void> {
  const ledger = ledgerRows(orders);
  const invoices = invoiceRows(orders);
  await insertRows(client, 'orders', orderRows(orders, now));
  await insertRows(client, 'order_line', lineRows(orders, images));
  await insertRows(client, 'stock_hold', holdRows(orders, now));
  await insertRows(client, 'stock_movement', movementRows(orders));
  await insertRows(client, 'coupon_use', couponUseRows(orders));
  await insertRows(client, 'tender', tenderRows(orders));
  await insertRows(client, 'payment_attempt', attemptRows(orders));
  await insertRows(client, 'refund', refundRows(orders));
  await insertRows(client, 'ledger_transaction', ledger.transactions);
  await insertRows(client, 'ledger_posting', ledger.postings);
  const card = creditRows(DEMO_CARD, people.adminId, now);
  await insertRows(client, 'credit', [card.credit]);
  await insertRows(client, 'credit_entry', [card.entry]);
  await insertRows(client, 'ledger_transaction', [card.transaction]);
  await insertRows(client, 'ledger_posting', card.postings);
  await insertRows(client, 'order_event', eventRows(orders, people.staffId));
  await insertRows(client, 'order_return', returnRows(orders, now));
  await insertRows(client, 'order_event', returnEventRows(orders, now));
  await insertRows(client, 'tracking_event', trackingRows(orders));
  await insertRows(client, 'outbox', outboxRows(orders));
  await insertRows(client, 'invoice', invoices);
  await client.query('update invoice_counter set last = $1', [invoices.length]);
  await client.query(`update product set sold_count = sold.units from (
    select l.product_id, sum(l.quantity) as units from order_line l join stock_hold h
      on h.order_id = l.order_id and h.variant_id = l.variant_id and h.state = 'committed' group by 1) sold
    where product.id = sold.product_id`);
}

async function seedOpinions(client: pg.ClientBase, demo: Demo): Promise<void> {
  const { orders, accounts, variants, reviews, now } = demo;
  await insertRows(client, 'review', reviews);
  await insertRows(client, 'order_feedback', feedbackRows(orders, now));
  await insertRows(client, 'favorite', favoriteRows(accounts, variants, now));
  await client.query(`update product set rating_sum = stars.sum, rating_count = stars.count from (
    select product_id, sum(rating) as sum, count(*) as count from review where status = 'published' group by 1) stars
    where product.id = stars.product_id`);
}

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
