import { Wrong } from '../../kernel/fields/field.js';
import { changedFields, type FieldChanges } from '../../kernel/fields/read-fields.js';
import { GIFT_CARD_FIELD } from '../../kernel/gift-card-goods.js';
import { originalPrice } from '../../kernel/original-price.js';
import type { OwnPrices } from '../../kernel/own-price.js';
import { measuresOf, type WantedMeasures } from './measures.js';
import type { TaxCategory } from '../../kernel/tax-category.js';
import { gtin as readGtin } from './fields/gtin.js';
import { checkProduct } from './check-product.js';
import { categoryKey } from './category-key.js';
import {
  DETAIL_NAMES,
  lowestPrice,
  type ImageState,
  type ProductDetails,
  type ProductOption,
  type ProductState,
  type ProductStatus,
  type VariantState,
} from './product-state.js';
import type { FieldError } from '../../kernel/refusal.js';
import { NotAProduct } from './refusals.js';

/** A variant as it is wanted; without an id of the product it is a new one. */
export interface WantedVariant extends WantedMeasures {
  id?: string | undefined;
  sku?: string | undefined;
  /** The number under its bar code; empty takes it away. */
  gtin?: string | undefined;
  options: Readonly<Record<string, string>>;
  priceCents?: number | undefined;
  /** All of them: a currency that is not named any more follows the rate again. */
  ownPrices?: OwnPrices | undefined;
}

type DetailsChange = { [Name in keyof Omit<ProductDetails, 'fields'>]?: ProductDetails[Name] | undefined } & {
  /** Some of them; null takes one away. */
  fields?: FieldChanges | undefined;
};

/** The members to change; what is undefined stays as it is. */
export interface ProductChange extends DetailsChange {
  name?: string | undefined;
  category?: string | undefined;
  categories?: readonly string[] | undefined;
  discount?: number | undefined;
  isFeatured?: boolean | undefined;
  taxCategory?: TaxCategory | undefined;
  isShipped?: boolean | undefined;
  lowStockFrom?: number | null | undefined;
  status?: ProductStatus | undefined;
  /** Of a draft alone. */
  publishAt?: string | null | undefined;
  /** Of a reduced product alone. */
  saleEndsAt?: string | null | undefined;
  /** Of a product whose variants all cost the same. */
  priceCents?: number | undefined;
  options?: readonly ProductOption[] | undefined;
  /** All of them: a variant that is not named any more is taken out. */
  variants?: readonly WantedVariant[] | undefined;
  /** All of them, in their order. */
  images?: readonly ImageState[] | undefined;
  /** Takes the place of the first picture. */
  mainImage?: ImageState | undefined;
  /** Comes last; a picture that the product has already keeps its place and takes the new words. */
  addedImage?: ImageState | undefined;
}

/** What the change needs from outside the domain: a new id, and a SKU nobody has. */
export interface Fresh {
  id(): string;
  sku(): string;
}

/** The product after the change. Pure. @throws NotAProduct */
export function changeProduct(product: ProductState, change: ProductChange, fresh: Fresh): ProductState {
  const category = change.category ?? product.category;
  const next: ProductState = {
    ...changedDetails(product, change),
    id: product.id,
    name: change.name ?? product.name,
    category,
    categories: categoriesOf(category, change.categories ?? withoutOld(product, change)),
    ...reducedOf(product, change),
    isFeatured: change.isFeatured ?? product.isFeatured,
    taxCategory: change.taxCategory ?? product.taxCategory,
    isShipped: change.isShipped ?? product.isShipped,
    lowStockFrom: change.lowStockFrom === undefined ? product.lowStockFrom : change.lowStockFrom,
    ...sellingOf(product, change),
    options: change.options ?? product.options,
    variants: priced(variantsOf(product, change, fresh), product, change),
    images: imagesOf(product, change),
  };
  const sold = asSold(next);
  checkProduct(sold);
  return sold;
}

/** A gift card is a code: nothing is sent, and what it buys is taxed later. */
const asSold = (product: ProductState): ProductState =>
  product.fields[GIFT_CARD_FIELD] === true
    ? { ...product, isShipped: false, taxCategory: 'exempt' }
    : product;

/** Only a draft waits for its day. @throws NotAProduct */
function sellingOf(product: ProductState, change: ProductChange): Pick<ProductState, 'status' | 'publishAt'> {
  const status = change.status ?? product.status;
  if (status === 'draft')
    return { status, publishAt: change.publishAt === undefined ? product.publishAt : change.publishAt };
  if (change.publishAt) throw new NotAProduct('publishAt', 'Only a draft goes on sale later');
  return { status, publishAt: null };
}

/** Only what is reduced has an end of it. @throws NotAProduct */
function reducedOf(
  product: ProductState,
  { discount = product.discount, saleEndsAt }: ProductChange,
): Pick<ProductState, 'discount' | 'saleEndsAt'> {
  if (discount > 0)
    return { discount, saleEndsAt: saleEndsAt === undefined ? product.saleEndsAt : saleEndsAt };
  if (saleEndsAt) throw new NotAProduct('saleEndsAt', 'Only a discount has an end');
  return { discount, saleEndsAt: null };
}

/**
 * As it costs without what is taken off: what it cost `before`, in smallest units by variant, where that is known and not
 * less than today, or else what is crossed out. Prices of their own in other currencies are not reduced, and stay. Pure.
 */
export const withoutDiscount = (
  product: ProductState,
  before: ReadonlyMap<string, number>,
): ProductState => ({
  ...product,
  discount: 0,
  saleEndsAt: null,
  variants: product.variants.map((variant) => ({
    ...variant,
    priceCents: priceBefore(variant, before.get(variant.id), product.discount),
  })),
});

const priceBefore = ({ priceCents }: VariantState, before: number | undefined, discount: number): number =>
  before !== undefined && before >= priceCents ? before : (originalPrice(priceCents, discount) ?? priceCents);

function changedDetails(product: ProductDetails, change: DetailsChange): ProductDetails {
  const details = DETAIL_NAMES.map((name) => [name, change[name] ?? product[name]]);
  const fields = changedFields(product.fields, change.fields ?? {});
  return { ...Object.fromEntries(details), fields } as ProductDetails;
}

function imagesOf(product: ProductState, change: ProductChange): readonly ImageState[] {
  const { images = product.images, mainImage, addedImage } = change;
  if (mainImage) return [mainImage, ...images.slice(1).filter(({ key }) => key !== mainImage.key)];
  if (!addedImage) return images;
  if (images.some(({ key }) => key === addedImage.key))
    return images.map((image) => (image.key === addedImage.key ? addedImage : image));
  return [...images, addedImage];
}

/** The primary category leads; a new one takes the old one's place. */
function categoriesOf(category: string, categories: readonly string[]): string[] {
  const others = categories.filter((one) => categoryKey(one) !== categoryKey(category));
  return [category, ...others];
}

function withoutOld(product: ProductState, { category }: ProductChange): readonly string[] {
  if (category === undefined) return product.categories;
  return product.categories.filter((one) => categoryKey(one) !== categoryKey(product.category));
}

function variantsOf(product: ProductState, { variants }: ProductChange, fresh: Fresh): VariantState[] {
  if (!variants) return [...product.variants];
  const gtins = gtinsOf(variants);
  return variants.map(({ id, sku, gtin: _, options, priceCents, ownPrices, ...measures }, index) => {
    const known = product.variants.find((variant) => variant.id === id);
    return {
      id: known?.id ?? fresh.id(),
      sku: sku?.trim() || known?.sku || fresh.sku(),
      gtin: gtins[index] ?? known?.gtin ?? '',
      options,
      priceCents: priceCents ?? known?.priceCents ?? lowestPrice(product),
      ownPrices: ownPrices ?? known?.ownPrices ?? {},
      ...measuresOf(measures, known),
    };
  });
}

/** Undefined where none is said. @throws NotAProduct at each number that is none */
function gtinsOf(variants: readonly WantedVariant[]): (string | undefined)[] {
  const faults: FieldError[] = [];
  const read = variants.map(({ gtin }, index) => {
    const one = gtin?.trim() ? readGtin(gtin) : gtin && '';
    if (!(one instanceof Wrong)) return one;
    faults.push({ field: `variants.${index}.gtin`, message: one.message });
    return '';
  });
  if (faults.length > 0) throw NotAProduct.at(faults);
  return read;
}

/**
 * The flat price of the whole product, for those who do not speak of variants. One that equals today's is an echo and
 * says nothing; variants that cost differently must be priced one by one.
 */
function priced(
  variants: VariantState[],
  product: ProductState,
  { priceCents }: ProductChange,
): VariantState[] {
  const today = lowestPrice(product);
  if (priceCents === undefined || priceCents === today) return variants;
  if (variants.some((variant) => variant.priceCents !== today)) {
    if (variants.length === 1 || lowestPrice({ variants }) === priceCents) return variants;
    throw new NotAProduct('price', 'The variants cost differently: set the price of each');
  }
  return variants.map((variant) => ({ ...variant, priceCents }));
}
