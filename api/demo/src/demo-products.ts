import { categoryKey } from '@duka/api/catalogue/domain/category-key.js';
import { DUKAS_FIELDS } from '@duka/api/catalogue/domain/fields/built-in.js';
import type { CatalogueFile, DemoProduct } from './catalogue-file.js';
import { Chance } from './chance.js';
import { demoId } from './demo-ids.js';
import type { StoredPicture } from './demo-pictures.js';

const DAY_MS = 86_400_000;
/** What a better option value costs more, in dollars. */
const SURCHARGES: Readonly<Record<string, number>> = {
  '256 GB': 100,
  '512 GB': 220,
  '32 GB': 250,
  '1 TB': 180,
  '45 mm': 30,
  '750 ml': 6,
  '50 ml': 34,
  '8 kg': 22,
  '12 kg': 41,
};
const FEATURED = new Set([
  'phone-nova',
  'camera-lumen',
  'bag-tote',
  'lamp-linen',
  'dress-slip',
  'gamepad-orbit',
]);
const FEATURED_FROM_PERCENT = 15;
const FEATURED_AT_LEAST = 5;
/** Made to order, never out of stock. */
const UNLIMITED = new Set(['gift-ribbon']);
const SOLD_OUT = new Set(['cube-twist']);

export interface DemoVariant {
  id: string;
  product: DemoProduct;
  productId: string;
  sku: string;
  options: Record<string, string>;
  priceCents: number;
  position: number;
  /** Units left today; null is unlimited. */
  onHand: number | null;
}

/** Every variant of the demo: all combinations of a product's options, with a believable stock. */
export function demoVariants({ products }: CatalogueFile): DemoVariant[] {
  const chance = new Chance(71);
  return products.flatMap((product) =>
    combinations(product.options).map((options, position) => {
      const extra = Object.values(options).reduce((sum, value) => sum + (SURCHARGES[value] ?? 0), 0);
      const sku = skuOf(product, Object.values(options));
      return {
        id: demoId('variant', sku),
        product,
        productId: demoId('product', product.key),
        sku,
        options,
        priceCents: Math.round((product.price + extra) * 100),
        position,
        onHand: stockOf(product.key, chance),
      };
    }),
  );
}

function stockOf(key: string, chance: Chance): number | null {
  const units = chance.weighted([
    [0, 7],
    [chance.whole(1, 4), 13],
    [chance.whole(5, 60), 80],
  ]);
  if (UNLIMITED.has(key)) return null;
  // what the front page shows can be bought
  if (FEATURED.has(key)) return units + FEATURED_AT_LEAST;
  return SOLD_OUT.has(key) ? 0 : units;
}

function combinations(options: DemoProduct['options']): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (found, { name, values }) => found.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

function skuOf(product: DemoProduct, values: readonly string[]): string {
  const parts = values.map((value) => value.replace(/[^\p{L}\p{N}]+/gu, ''));
  return [product.key, ...parts].join('-').toUpperCase();
}

export function productRows({ products }: CatalogueFile, variants: readonly DemoVariant[], now: Date) {
  const chance = new Chance(7);
  return products.map((product) => {
    const prices = variants
      .filter((variant) => variant.product === product)
      .map((variant) => variant.priceCents);
    const createdAt = new Date(now.getTime() - chance.whole(2, 240) * DAY_MS - chance.whole(0, DAY_MS));
    return {
      id: demoId('product', product.key),
      name: product.name,
      description: product.description,
      category: product.category,
      also_in: otherCategories(product).join(' '),
      price_cents: Math.min(...prices),
      max_price_cents: Math.max(...prices),
      discount_percent: product.discountPercent,
      is_featured: FEATURED.has(product.key) || product.discountPercent >= FEATURED_FROM_PERCENT,
      options: product.options.map(({ name, values, swatches = {} }) => ({
        name,
        values: values.map((value) => ({ value, swatch: swatches[value] ?? null })),
      })),
      specifications: Object.entries(product.specifications).map(([name, value]) => ({ name, value })),
      fields: product.fields ?? {},
      field_words: wordsOf(product.fields ?? {}),
      created_at: createdAt,
      updated_at: createdAt,
    };
  });
}

const wordsOf = (fields: Readonly<Record<string, unknown>>): string =>
  DUKAS_FIELDS.searched.flatMap((name) => (typeof fields[name] === 'string' ? [fields[name]] : [])).join(' ');

const otherCategories = ({ category, alsoIn }: DemoProduct): string[] => [
  ...new Set(alsoIn.filter((name) => name !== category)),
];

export function productCategoryRows({ products }: CatalogueFile) {
  return products.flatMap((product) =>
    [product.category, ...otherCategories(product)].map((name) => ({
      product_id: demoId('product', product.key),
      category_key: categoryKey(name),
      category: name,
      is_primary: name === product.category,
    })),
  );
}

export function productImageRows({ products, pictures }: CatalogueFile, stored: Map<string, StoredPicture>) {
  const byFile = new Map(pictures.map((picture) => [picture.file, picture]));
  return products.flatMap((product) =>
    product.pictures.map((file, position) => ({
      id: demoId('image', file),
      product_id: demoId('product', product.key),
      media_key: stored.get(file)?.key,
      alt: byFile.get(file)?.alt ?? product.name,
      option_value: byFile.get(file)?.colour ?? null,
      position,
    })),
  );
}

export function variantRows(variants: readonly DemoVariant[]) {
  return variants.map(({ id, productId, sku, options, priceCents, position }) => ({
    id,
    product_id: productId,
    sku,
    options,
    price_cents: priceCents,
    position,
  }));
}

/** What was there at first is what is left plus what was sold: the stock book adds up. */
export function stockRows(
  variants: readonly DemoVariant[],
  sold: ReadonlyMap<string, number>,
  held: ReadonlyMap<string, number>,
) {
  return variants.map(({ id, onHand }) => {
    const waiting = held.get(id) ?? 0;
    const here = onHand === null ? null : onHand + waiting;
    return {
      variant_id: id,
      initial: here === null ? 0 : here + (sold.get(id) ?? 0),
      on_hand: here,
      held: waiting,
    };
  });
}

/** The picture of each variant: the first in its colour. */
export function variantImages(
  { pictures }: CatalogueFile,
  variants: readonly DemoVariant[],
  stored: ReadonlyMap<string, StoredPicture>,
): ReadonlyMap<string, string> {
  return new Map(
    variants.flatMap(({ id, product, options }) => {
      const values = Object.values(options);
      const own = pictures.find((one) => one.product === product.key && values.includes(one.colour));
      const key = stored.get(own?.file ?? product.pictures[0] ?? '')?.key;
      return key ? [[id, `/media/${key}`] as const] : [];
    }),
  );
}
