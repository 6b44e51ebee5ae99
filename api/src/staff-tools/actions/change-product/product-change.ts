import type {
  AdminCatalogue,
  AdminProduct,
  AdminVariant,
} from '../../../catalogue/application/admin-views.js';
import type { ChangeProduct, WantedStock } from '../../../catalogue/application/change-product.js';
import { priceIn } from '../../../catalogue/domain/own-price.js';
import { NotAProduct, ProductNotFound } from '../../../catalogue/domain/refusals.js';
import { baseCurrency, toSmallest } from '../../../kernel/currency.js';
import { isOneLine } from '../../../kernel/one-line.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { NothingProposed, ProposalOutdated, VariantUnknown } from '../../domain/proposal-refusals.js';
import { isStillSo, type ProductValues, type VariantValues } from './product-values.js';

/** A variant as it is asked for. */
export interface AskedVariant {
  variantId: string;
  price?: number;
  stock?: number | null;
}

export interface AskedChange {
  productId: string;
  name?: string;
  description?: string;
  variants?: readonly AskedVariant[];
}

/** What is to change of a product, beside what it is now. */
export interface Difference {
  product: AdminProduct;
  wanted: ProductValues;
  before: ProductValues;
}

/** Reads and makes changes of products by their values alone. */
export class ProductChanges {
  constructor(
    private readonly catalogue: AdminCatalogue,
    private readonly changing: ChangeProduct,
  ) {}

  /** What would be another; what is so already is left out. @throws NotAProduct, ProductNotFound, VariantUnknown, NothingProposed */
  async differenceOf({ productId, name, description, variants = [] }: AskedChange): Promise<Difference> {
    assertSound({ name, variants });
    const product = await this.product(productId);
    const changed = variants.flatMap((asked, at) => {
      const known = product.variants.find(({ id }) => id === asked.variantId);
      if (!known) throw new VariantUnknown(`variants.${at}.variantId`);
      return changeOf(asked, known);
    });
    const wanted: ProductValues = {
      ...(name !== undefined && name !== product.name ? { name } : {}),
      ...(description !== undefined && description !== product.description ? { description } : {}),
      ...(changed.length > 0 ? { variants: changed } : {}),
    };
    if (Object.keys(wanted).length === 0) throw new NothingProposed();
    return { product, wanted, before: valuesOf(product, wanted) };
  }

  /** Makes a product what is `wanted`, where it still is as it was. @throws ProductNotFound, ProposalOutdated, NotAProduct, StockIsHeld, … */
  async make(
    productId: string,
    change: { wanted: ProductValues; before: ProductValues },
    by: { actorId: string; reason: string },
  ): Promise<void> {
    const { wanted, before } = change;
    // it may have waited since the shop had another currency
    assertSound(wanted);
    const product = await this.product(productId);
    if (!isStillSo(valuesOf(product, wanted), before)) throw new ProposalOutdated();
    const ofVariant = (list: ProductValues, id: string) =>
      list.variants?.find(({ variantId }) => variantId === id);
    const stocks = product.variants.map(({ id }): WantedStock | undefined => {
      const stock = ofVariant(wanted, id)?.stock;
      return stock === undefined ? undefined : { to: stock, seen: ofVariant(before, id)?.stock };
    });
    await this.changing.changeProduct({
      ...{ id: productId, version: product.version, ...by },
      change: {
        ...(wanted.name === undefined ? {} : { name: wanted.name }),
        ...(wanted.description === undefined ? {} : { description: wanted.description }),
        ...(wanted.variants
          ? { variants: product.variants.map((variant) => priced(variant, ofVariant(wanted, variant.id))) }
          : {}),
      },
      ...(wanted.variants ? { stocks } : {}),
    });
  }

  private async product(id: string): Promise<AdminProduct> {
    const product = await this.catalogue.product(id);
    if (!product) throw new ProductNotFound();
    return product;
  }
}

/** What the form of a product refuses: a price is never rounded, and a variant has one of each. @throws NotAProduct */
function assertSound({
  name,
  variants = [],
}: {
  name?: string | undefined;
  variants?: readonly AskedVariant[];
}) {
  const faults: FieldError[] = [];
  if (name !== undefined && !isOneLine(name))
    faults.push({ field: 'name', message: 'Name must be one line' });
  for (const [at, { variantId, price }] of variants.entries()) {
    if (variants.findIndex((one) => one.variantId === variantId) < at)
      faults.push({ field: `variants.${at}.variantId`, message: 'A variant is named once' });
    const cents = price === undefined ? 0 : priceIn(baseCurrency().code, price);
    if (typeof cents === 'string') faults.push({ field: `variants.${at}.price`, message: cents });
  }
  if (faults.length > 0) throw NotAProduct.at(faults);
}

function changeOf({ variantId, price, stock }: AskedVariant, known: AdminVariant): VariantValues[] {
  const values = {
    ...(price !== undefined && price !== known.price ? { price } : {}),
    ...(stock !== undefined && stock !== known.stock ? { stock } : {}),
  };
  return Object.keys(values).length === 0 ? [] : [{ variantId, sku: known.sku, ...values }];
}

/** The same members as they are now. */
function valuesOf(product: AdminProduct, like: ProductValues): ProductValues {
  return {
    ...(like.name === undefined ? {} : { name: product.name }),
    ...(like.description === undefined ? {} : { description: product.description }),
    ...(like.variants
      ? {
          variants: like.variants.flatMap(({ variantId, price, stock }): VariantValues[] => {
            const known = product.variants.find(({ id }) => id === variantId);
            if (!known) return [];
            return [
              {
                ...{ variantId, sku: known.sku },
                ...(price === undefined ? {} : { price: known.price }),
                ...(stock === undefined ? {} : { stock: known.stock }),
              },
            ];
          }),
        }
      : {}),
  };
}

const priced = ({ id, sku, options, price }: AdminVariant, wanted: VariantValues | undefined) => ({
  ...{ id, sku, options, priceCents: toSmallest(wanted?.price ?? price) },
});
