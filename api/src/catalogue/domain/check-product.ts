import { baseCurrency, HIGHEST_PRICE } from '../../kernel/currency.js';
import { originalPrice } from '../../kernel/original-price.js';
import { spellingKey } from '../../kernel/spelling-key.js';
import { categoryKey } from './category-key.js';
import type { ProductState, VariantState } from './product-state.js';
import { NotAProduct } from './refusals.js';

export const MOST_VARIANTS = 250;
const MOST_IMAGES = 30;
const MOST_SPECIFICATIONS = 30;
const MOST_RELATED = 12;

/** What holds for every product whatever the way it was written. @throws NotAProduct naming the field */
export function checkProduct(product: ProductState): void {
  const { variants, options, categories, images, specifications, related } = product;
  if (variants.length === 0) throw new NotAProduct('variants', 'A product needs at least one variant');
  if (variants.length > MOST_VARIANTS)
    throw new NotAProduct('variants', `A product has at most ${MOST_VARIANTS} variants`);
  if (images.length > MOST_IMAGES)
    throw new NotAProduct('image', `A product has at most ${MOST_IMAGES} pictures`);
  if (isRepeated(options.map(({ name }) => spellingKey(name))))
    throw new NotAProduct('options', 'Two options have the same name');
  if (related.length > MOST_RELATED)
    throw new NotAProduct('related', `A product has at most ${MOST_RELATED} related ones`);
  if (related.includes(product.id)) throw new NotAProduct('related', 'A product is not related to itself');
  if (isRepeated(related)) throw new NotAProduct('related', 'A related product is named twice');
  if (specifications.length > MOST_SPECIFICATIONS)
    throw new NotAProduct('specifications', `A product has at most ${MOST_SPECIFICATIONS} specifications`);
  if (isRepeated(specifications.map(({ name }) => name)))
    throw new NotAProduct('specifications', 'Two specifications have the same name');
  for (const { name, values } of options)
    checkValues(
      name,
      values.map(({ value }) => value),
    );
  for (const variant of variants) checkVariant(variant, product);
  if (isRepeated(variants.map((variant) => combination(variant, product))))
    throw new NotAProduct('variants', 'Two variants have the same options');
  const alike = alikeAmong(variants.map(({ sku }) => spellingKey(sku)));
  if (alike.length > 0)
    throw NotAProduct.at(
      alike.map((at) => ({ field: `variants.${at}.sku`, message: 'Two variants have the same SKU' })),
    );
  if (isRepeated(categories.map(categoryKey)))
    throw new NotAProduct('categories', 'A category is named twice');
  checkEnd(product);
}

/** What a discount leaves behind when it ends is a price, too. */
function checkEnd({ saleEndsAt, discount, variants }: ProductState): void {
  if (saleEndsAt === null) return;
  if (variants.every(({ priceCents }) => (originalPrice(priceCents, discount) ?? 0) <= HIGHEST_PRICE)) return;
  const most = baseCurrency().highestPrice;
  throw new NotAProduct(
    'saleEndsAt',
    `Without the discount it would cost more than ${most}: it cannot end by itself`,
  );
}

/** Values differ in more than letter case, blanks or forms of signs. */
function checkValues(name: string, values: readonly string[]): void {
  const alike = [...Map.groupBy(values, spellingKey).values()].find(({ length }) => length > 1);
  if (values.length > 0 && !alike) return;
  const spellings = [...new Set(alike)];
  const which = spellings.length > 1 ? `: ${spellings.join(' and ')} are the same` : '';
  throw new NotAProduct('options', `The values of ${name} must be different from one another${which}`);
}

/** A variant names one of the allowed values for each option, and nothing else. */
function checkVariant(variant: VariantState, { options }: ProductState): void {
  const named = Object.keys(variant.options);
  const fits = options.every(({ name, values }) =>
    values.some(({ value }) => value === variant.options[name]),
  );
  if (!fits || named.length !== options.length)
    throw new NotAProduct('variants', 'Every variant needs exactly one value of each option');
}

const combination = ({ options }: VariantState, product: ProductState): string =>
  JSON.stringify(product.options.map(({ name }) => options[name]));

/** The places of texts that stand there more than once. */
const alikeAmong = (texts: readonly string[]): number[] =>
  [...Map.groupBy(texts.keys(), (at) => texts[at]).values()].filter(({ length }) => length > 1).flat();

const isRepeated = (texts: readonly string[]): boolean => new Set(texts).size !== texts.length;
