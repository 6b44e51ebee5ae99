import { ThingChanged } from '../../kernel/changed.js';
import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';
import { NO_COST_OF_ITS_OWN } from './bundle.js';
import { NO_STOCK_OF_ITS_OWN } from './stock-level.js';

/** There is no such product, or it is no longer sold. */
export const ProductNotFound = refusal('not-found', 'product_not_found', 'Product not found.');

/** What would be stored is not a product the shop can sell; names the field, or each of several. */
export class NotAProduct extends Refusal {
  constructor(field: string, message: string, fields: readonly FieldError[] = [{ field, message }]) {
    super('invalid', 'not_a_product', message, { fields });
  }

  /** With each of several faults at its field, the first one said aloud. */
  static at(faults: readonly FieldError[]): NotAProduct {
    const { field = '', message = '' } = faults[0] ?? {};
    return new NotAProduct(field, message, faults);
  }
}

/** Somebody else changed the product since the caller read it. */
export class ProductChanged extends ThingChanged {
  constructor(version: number) {
    super('product', version);
  }
}

/** Somebody else wrote another translation since the dry run of a file, or since its run. */
export const TranslationChanged = refusal(
  'stale',
  'changed',
  'Somebody else changed a translation of this product.',
);

/** What a group pays is something else than the dry run of a file saw, or than its run left. */
export const GroupPriceChanged = refusal(
  'stale',
  'changed',
  'Somebody else changed what a group of customers pays for this product.',
);

/** A bundle is made of something else than the dry run of a file saw, or than its run left. */
export const BundleChanged = refusal(
  'stale',
  'changed',
  'Somebody else changed what this product is made of.',
);

/** `variants` are the places of those that were refused, among those that were sent. */
export class SkuTaken extends Refusal {
  constructor(...variants: readonly number[]) {
    const message = 'Another variant has this SKU';
    const fields = variants.map((at) => ({ field: `variants.${at}.sku`, message }));
    super('conflict', 'sku_taken', message, { fields });
  }
}

/** Some variants that were named are none of this product; `places` are theirs among those that were sent. */
export class NoSuchVariants extends Refusal {
  constructor(places: readonly number[], list = 'costs') {
    const message = 'The product has no such variant';
    const fields = places.map((place) => ({ field: `${list}.${place}.variantId`, message }));
    super('invalid', 'no_such_variants', message, { fields });
  }
}

/** Groups of customers that are not there, at their places in what was sent. */
export class NoSuchGroups extends Refusal {
  constructor(places: readonly number[]) {
    const message = 'There is no such group of customers';
    const fields = places.map((place) => ({ field: `prices.${place}.groupId`, message }));
    super('invalid', 'no_such_groups', message, { fields });
  }
}

/** More prices of groups than anybody could keep an eye on. */
export class TooManyGroupPrices extends Refusal {
  constructor(most: number) {
    super(
      'conflict',
      'too_many_group_prices',
      `A product has at most ${most} prices of groups: take some away first.`,
    );
  }
}

/** Only a featured product on sale has a place among the featured ones. */
export const NotFeatured = refusal(
  'conflict',
  'not_featured',
  'This product is not featured, or not on sale.',
);

/** Less would be on the shelf than waiting orders hold, or than lies at other places; of several shelves, at the field of each. */
export class StockIsHeld extends Refusal {
  constructor(
    fields: readonly string[] = ['stock'],
    readonly isElsewhere = false,
  ) {
    const message = isElsewhere
      ? 'More than that lies at other places: count it there'
      : 'Waiting orders hold more than that';
    super('conflict', 'stock_is_held', message, { fields: fields.map((field) => ({ field, message })) });
  }
}

/** Sent as the stock of a bundle, which has none; of several variants, at the field of each. */
export class BundleHasNoStock extends Refusal {
  constructor(fields: readonly string[] = ['stock']) {
    const message = NO_STOCK_OF_ITS_OWN;
    super('conflict', 'bundle_has_no_stock', message, {
      fields: fields.map((field) => ({ field, message })),
    });
  }
}

/** Said of bundles, which cost what their parts do; `places` are theirs among those that were sent. */
export class BundleHasNoCost extends Refusal {
  constructor(places: readonly number[]) {
    const message = NO_COST_OF_ITS_OWN;
    const fields = places.map((place) => ({ field: `costs.${place}.cost`, message }));
    super('conflict', 'bundle_has_no_cost', message, { fields });
  }
}

export const CategoryNotFound = refusal('not-found', 'category_not_found', 'Category not found');

export const CategoryTaken = refusal(
  'conflict',
  'category_taken',
  'There is a category of this name already',
  'name',
);

/** Products still name the category. */
export class CategoryInUse extends Refusal {
  constructor(products: number) {
    const [are, them] = products === 1 ? ['1 product is', 'it'] : [`${products} products are`, 'them'];
    super('conflict', 'category_in_use', `${are} in this category; move ${them} first.`);
  }
}
