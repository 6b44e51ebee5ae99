import type { Fit } from '@duka/api/kernel/fit.js';
import type { AccountRow } from './demo-accounts.js';
import { Chance } from './chance.js';
import { demoId } from './demo-ids.js';
import { wasDelivered, type DemoOrder } from './demo-order.js';
import type { DemoVariant } from './demo-products.js';
import type { ReviewsFile } from './catalogue-file.js';

const REVIEWS = 600;
const DAY_MS = 86_400_000;
const WRITES_ONE = 0.6;
const WAITING = 6;
/** One review of so many was no review. */
const REFUSED_OF = 150;
export const WORDS_REFUSED = {
  title: 'Cheaper elsewhere',
  comment: 'Half the price at deals4all.example, go and see.',
};

interface Pair {
  variant: DemoVariant;
  account: AccountRow;
  verified: boolean;
  at: Date;
}

/**
 * About six hundred reviews, at most one per shopper and product; buyers' own are marked as such. Each text of `written`
 * stands there once, with the stars of its own; the others are stars alone.
 */
export function reviewRows(
  orders: readonly DemoOrder[],
  accounts: readonly AccountRow[],
  variants: readonly DemoVariant[],
  written: ReviewsFile,
  now: Date,
) {
  const chance = new Chance(600);
  const quality = qualities(variants, chance);
  const fits = fitsOf(variants);
  const left = new Map(Object.entries(written).map(([key, texts]) => [key, [...texts]]));
  const pairs = pairsOf(orders, accounts, variants, written, chance, now);
  return pairs.map(({ variant, account, verified, at }, index) => {
    const status = statusOf(index);
    const text = status === 'rejected' ? undefined : left.get(variant.product.key)?.shift();
    const rating = text?.stars ?? starsFor(quality.get(variant.productId) ?? 0.7, chance);
    const words = { title: text?.title ?? '', comment: text?.comment ?? '' };
    return {
      id: demoId('review', `${variant.productId}/${account.id}`),
      product_id: variant.productId,
      account_id: account.id,
      rating,
      ...(status === 'rejected' ? WORDS_REFUSED : words),
      fit: text?.fit ?? fits(variant),
      status,
      is_verified: verified,
      created_at: at,
      updated_at: at,
    };
  });
}

/** What three of four say of the sizes, where there are any: most that they fit, of some goods that they run small or large. */
function fitsOf(variants: readonly DemoVariant[]): (variant: DemoVariant) => Fit | null {
  const chance = new Chance(37);
  const sized = new Set(variants.flatMap(({ productId, options }) => ('Size' in options ? [productId] : [])));
  const runs = new Map(
    [...sized].map((id) => [id, { small: chance.whole(1, 4), large: chance.whole(1, 3) }]),
  );
  return ({ productId }) => {
    const run = runs.get(productId);
    if (!run || chance.next() > 0.75) return null;
    return chance.weighted<Fit>([
      ['right', 5],
      ['small', run.small],
      ['large', run.large],
    ]);
  };
}

function statusOf(index: number): 'pending' | 'rejected' | 'published' {
  if (index % Math.floor(REVIEWS / WAITING) === 7) return 'pending';
  return index % REFUSED_OF === 44 ? 'rejected' : 'published';
}

function pairsOf(
  orders: readonly DemoOrder[],
  accounts: readonly AccountRow[],
  variants: readonly DemoVariant[],
  written: ReviewsFile,
  chance: Chance,
  now: Date,
): Pair[] {
  const pairs = new Map<string, Pair>();
  const add = (pair: Pair) => {
    const key = `${pair.variant.productId}/${pair.account.id}`;
    if (pair.account.created_at < pair.at && pair.at < now && !pairs.has(key)) pairs.set(key, pair);
  };
  for (const { account, lines, at } of orders.filter(wasDelivered))
    for (const { variant } of lines) {
      const later = chance.whole(1, 9) * DAY_MS + chance.whole(0, DAY_MS);
      const when = new Date((at.delivered ?? at.placed).getTime() + later);
      if (chance.next() < WRITES_ONE) add({ variant, account, verified: true, at: when });
    }
  const shoppers = accounts.filter(({ role }) => role === 'customer');
  const popular = chance.shuffled([
    ...new Map(variants.map((variant) => [variant.productId, variant])).values(),
  ]);
  const addOne = (variant: DemoVariant) => {
    const at = new Date(now.getTime() - chance.whole(1, 230) * DAY_MS - chance.whole(0, DAY_MS));
    add({ variant, account: chance.pick(shoppers), verified: false, at });
  };
  const count = ({ productId }: DemoVariant) =>
    [...pairs.keys()].filter((key) => key.startsWith(`${productId}/`)).length;
  // one more than texts: a review that was refused takes none
  for (const variant of popular)
    while (count(variant) <= (written[variant.product.key]?.length ?? 0)) addOne(variant);
  while (pairs.size < REVIEWS) {
    const variant = popular[Math.floor(chance.next() ** 1.7 * popular.length)];
    if (!variant) break;
    addOne(variant);
  }
  return [...pairs.values()];
}

/** How good a product is, from 0 to 1; most are good, a few are not. */
function qualities(variants: readonly DemoVariant[], chance: Chance): Map<string, number> {
  const ids = [...new Set(variants.map(({ productId }) => productId))];
  return new Map(ids.map((id) => [id, 0.45 + 0.5 * Math.sqrt(chance.next())]));
}

function starsFor(quality: number, chance: Chance): number {
  return chance.weighted<number>([
    [5, quality ** 2 * 100],
    [4, 32],
    [3, (1 - quality) * 38],
    [2, (1 - quality) * 16],
    [1, (1 - quality) * 12],
  ]);
}

/** A word on the whole order from every third shopper who got one. */
export function feedbackRows(orders: readonly DemoOrder[], now: Date) {
  const chance = new Chance(30);
  return orders
    .filter((order) => wasDelivered(order) && chance.next() < 0.35)
    .map((order) => ({
      order_id: order.id,
      rating: chance.weighted<number>([
        [5, 60],
        [4, 28],
        [3, 12],
      ]),
      comment: chance.pick(['Quick delivery, thank you.', 'All as ordered.', 'Careful packing.', '']),
      created_at: new Date(
        Math.min(now.getTime(), (order.at.delivered ?? order.at.placed).getTime() + 2 * DAY_MS),
      ),
    }));
}

/** Saved products: a handful each, the demo shopper's six among them. */
export function favoriteRows(accounts: readonly AccountRow[], variants: readonly DemoVariant[], now: Date) {
  const chance = new Chance(5);
  const products = [...new Set(variants.map(({ productId }) => productId))];
  return accounts
    .filter(({ role }) => role === 'customer')
    .flatMap((account, index) =>
      chance
        .shuffled(products)
        .slice(0, index === 0 ? 6 : chance.whole(0, 5))
        .map((product_id) => ({
          account_id: account.id,
          product_id,
          created_at: new Date(
            Math.max(account.created_at.getTime(), now.getTime() - chance.whole(0, 40 * DAY_MS)),
          ),
        })),
    );
}
