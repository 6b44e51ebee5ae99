import { toSmallest } from '../../../kernel/currency.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import type { WantedStock } from '../../application/change-product.js';
import type { WriteProduct } from '../../application/write-product.js';
import type { ProductChange } from '../../domain/change-product.js';
import { ownPrice } from '../../domain/own-price.js';
import { detailsOf } from '../../domain/product-state.js';
import { NotAProduct } from '../../domain/refusals.js';
import type { AdminCreateProductDto, AdminUpdateProductDto } from './admin-product-input.dto.js';
import type { VariantInputDto } from './variant-input.dto.js';

type NewProduct = Omit<Parameters<WriteProduct['create']>[0], 'actorId'>;
type Edit = Omit<Parameters<WriteProduct['change']>[0], 'id' | 'actorId' | 'version'>;

const cents = (amount: number | undefined) => (amount === undefined ? undefined : toSmallest(amount));
const texts = (names: readonly string[] | undefined) => names?.map((name) => name.normalize('NFC').trim());

const variantsOf = (variants: readonly VariantInputDto[] | undefined): ProductChange['variants'] =>
  variants?.map(
    ({ id, sku, gtin, options, price, ownPrices, grams, lengthMm, widthMm, heightMm }, index) => ({
      id,
      sku,
      gtin,
      options,
      grams,
      lengthMm,
      widthMm,
      heightMm,
      priceCents: cents(price),
      ownPrices: ownPricesOf(ownPrices, `variants.${index}.ownPrices`),
    }),
  );

/** An empty one is none. @throws NotAProduct at the price */
function ownPricesOf(sent: VariantInputDto['ownPrices'], field: string): OwnPrices | undefined {
  if (!sent) return undefined;
  const given = Object.entries(sent).filter(([, amount]) => amount !== null);
  return Object.fromEntries(
    given.sort().map(([code, amount]) => {
      const read = ownPrice(code, amount);
      if (typeof read === 'string') throw new NotAProduct(`${field}.${code}`, read);
      return [code, read];
    }),
  );
}

const optionsOf = (options: AdminUpdateProductDto['options']): ProductChange['options'] =>
  options?.map(({ name, values }) => ({
    name,
    values: values.map(({ value, swatch = null }) => ({ value, swatch })),
  }));

/** A new product from a form or from a duplicated record. */
export function toNewProduct(body: AdminCreateProductDto): NewProduct {
  const { variants = [], stock = null } = body;
  return {
    ...detailsOf(body),
    name: body.name,
    category: body.category,
    categories: texts(body.categories),
    discount: body.discount ?? 0,
    isFeatured: body.isFeatured ?? false,
    taxCategory: body.taxCategory,
    isShipped: body.isShipped,
    lowStockFrom: body.lowStockFrom,
    status: body.status,
    publishAt: body.publishAt,
    saleEndsAt: body.saleEndsAt,
    priceCents: toSmallest(body.price),
    options: optionsOf(body.options),
    variants: variants.length > 0 ? variantsOf(variants) : undefined,
    stocks: variants.length > 0 ? variants.map((variant) => variant.stock ?? null) : [stock],
    ...(body.image ? { picture: body.image } : {}),
    pictures: body.images,
  };
}

/** Only what was sent; an echo of what was read changes nothing. */
export function toEdit(body: AdminUpdateProductDto): Edit {
  const { fields, ...details } = detailsOf(body);
  const change: ProductChange = {
    ...details,
    name: body.name,
    category: body.category,
    categories: texts(body.categories),
    discount: body.discount,
    isFeatured: body.isFeatured,
    taxCategory: body.taxCategory,
    isShipped: body.isShipped,
    lowStockFrom: body.lowStockFrom,
    status: body.status,
    publishAt: body.publishAt,
    saleEndsAt: body.saleEndsAt,
    priceCents: cents(body.price),
    options: optionsOf(body.options),
    variants: variantsOf(body.variants),
  };
  return {
    change,
    fields,
    stock: wantedStock(body),
    stocks: body.variants?.map(wantedStock),
    reason: body.stockReason?.trim() || 'set by staff',
    picture: body.image ?? undefined,
    pictures: body.images,
  };
}

/** An echo of the figure that was read is no wish. */
function wantedStock({
  stock,
  stockSeen,
}: Pick<VariantInputDto, 'stock' | 'stockSeen'>): WantedStock | undefined {
  if (stock === undefined || (stockSeen !== undefined && stock === stockSeen)) return undefined;
  return { to: stock, seen: stockSeen };
}
