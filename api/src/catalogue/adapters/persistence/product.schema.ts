import { defineEntity, p } from '@mikro-orm/core';
import type { GeneratedAlways } from 'kysely';
import type { TaxCategory } from '../../../kernel/tax-category.js';
import type { FieldValues } from '../../../kernel/fields/field.js';
import type { OwnKind } from '../../domain/fields/own-field.js';
import type { ProductStatus, Specification } from '../../domain/product-state.js';

// What PostgreSQL generates, in the words in which it gives it back.
const RATING_AVERAGE = `
CASE
    WHEN (rating_count = 0) THEN (0)::numeric
    ELSE round(((rating_sum)::numeric / (rating_count)::numeric), 2)
END stored`;
const RATING_SCORE =
  'round((((rating_sum)::numeric + (3.5 * (10)::numeric)) / ((rating_count + 10))::numeric), 4) stored';
const SEARCH =
  "product_search(name, ((((category || ' '::text) || also_in) || ' '::text) || field_words), options, description) stored";

/** Products as the catalogue keeps them; what is generated is written by the database alone. */
export const productSchema = defineEntity({
  name: 'Product',
  tableName: 'product',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    description: p.text(),
    /** HTML, cleaned. */
    body: p.text().default(''),
    /** Ids, in their order; one of a product that is gone says nothing. */
    related: p.json<string[]>().defaultRaw("'[]'::jsonb"),
    category: p.text(),
    alsoIn: p.text().default(''),
    priceCents: p.bigint('number'),
    maxPriceCents: p.bigint('number'),
    discountPercent: p.decimal('number').precision(5).scale(2).default(0),
    isFeatured: p.boolean().default(false),
    taxCategory: p.text().$type<TaxCategory>().default('standard'),
    /** Whether it is sent at all; a gift card, say, is not. */
    isShipped: p.boolean().default(true),
    /** Low in stock from so few pieces of a variant; null is as the shop has it. */
    lowStockFrom: p.integer().nullable(),
    options: p.json<unknown>().defaultRaw("'[]'::jsonb"),
    specifications: p.json<Specification[]>().defaultRaw("'[]'::jsonb"),
    /** Values of the declared fields, by name. */
    fields: p.json<FieldValues>().defaultRaw("'{}'::jsonb"),
    /** The words of those that a search finds. */
    fieldWords: p.text().default(''),
    ratingSum: p.integer().default(0),
    ratingCount: p.integer().default(0),
    ratingAverage: p
      .decimal('number')
      .$type<GeneratedAlways<number>>()
      .precision(3)
      .scale(2)
      .generated(RATING_AVERAGE),
    ratingScore: p
      .decimal('number')
      .$type<GeneratedAlways<number>>()
      .precision(6)
      .scale(4)
      .generated(RATING_SCORE),
    soldCount: p.integer().default(0),
    status: p.text().$type<ProductStatus>().default('active'),
    /** When a draft goes on sale by itself. */
    publishAt: p.datetime().nullable(),
    /** When what is taken off ends by itself. */
    saleEndsAt: p.datetime().nullable(),
    version: p.integer().default(1),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    search: p.type('tsvector').$type<GeneratedAlways<string>>().nullable().generated(SEARCH),
    shelfRank: p.integer().default(0),
    featuredPlace: p.integer().nullable(),
  },
});

export const productCategorySchema = defineEntity({
  name: 'ProductCategory',
  tableName: 'product_category',
  properties: {
    productId: p.uuid().primary(),
    categoryKey: p.text().primary(),
    category: p.text(),
    isPrimary: p.boolean().default(false),
  },
});

export const productImageSchema = defineEntity({
  name: 'ProductImage',
  tableName: 'product_image',
  properties: {
    id: p.uuid().primary(),
    productId: p.uuid(),
    mediaKey: p.text(),
    alt: p.text().default(''),
    optionValue: p.text().nullable(),
    focusX: p.smallint().default(50),
    focusY: p.smallint().default(50),
    position: p.integer(),
  },
});

export const variantSchema = defineEntity({
  name: 'Variant',
  tableName: 'variant',
  properties: {
    id: p.uuid().primary(),
    productId: p.uuid(),
    sku: p.text().unique('variant_sku_key'),
    options: p.json<Record<string, string>>().defaultRaw("'{}'::jsonb"),
    /** Names and values by which spellings are compared. */
    optionKeys: p
      .json<Record<string, string>>()
      .$type<GeneratedAlways<Record<string, string>>>()
      .nullable()
      .generated('option_keys(options) stored'),
    priceCents: p.bigint('number'),
    /** The lowest price of the thirty days before the present one began; null where it is the first. */
    lowestCents: p.bigint('number').nullable(),
    position: p.integer().default(0),
    weightGrams: p.integer().default(0),
    lengthMm: p.integer().default(0),
    widthMm: p.integer().default(0),
    heightMm: p.integer().default(0),
    gtin: p.text().default(''),
    archivedAt: p.datetime().nullable(),
    /** When what it costs, whomever, last changed; the database sets it. */
    pricedAt: p.datetime().defaultRaw('now()'),
  },
  indexes: [{ name: 'variant_priced_at_idx', properties: ['pricedAt', 'id'] }],
  uniques: [{ name: 'variant_product_id_options_key', properties: ['productId', 'options'] }],
});

/** In smallest units of its currency; without a row the price follows the rate. */
export const variantPriceSchema = defineEntity({
  name: 'VariantPrice',
  tableName: 'variant_price',
  properties: {
    variantId: p.uuid().primary(),
    currency: p.text().primary(),
    priceCents: p.bigint('number'),
  },
});

/** What customers of a group pay for one piece, from so many pieces on. */
export const groupPriceSchema = defineEntity({
  name: 'GroupPrice',
  tableName: 'group_price',
  properties: {
    id: p.uuid().primary(),
    groupId: p.uuid(),
    variantId: p.uuid(),
    currency: p.text(),
    fromQuantity: p.integer(),
    priceCents: p.bigint('number'),
    version: p.integer(),
  },
  indexes: [{ name: 'group_price_variant_id_index', properties: ['variantId'] }],
  uniques: [
    {
      name: 'group_price_key',
      properties: ['groupId', 'variantId', 'currency', 'fromQuantity'],
    },
  ],
});

/** What one piece costs the shop; none where that is not known. */
export const variantCostSchema = defineEntity({
  name: 'VariantCost',
  tableName: 'variant_cost',
  properties: {
    variantId: p.uuid().primary(),
    costCents: p.bigint('number'),
  },
});

export const priceChangeSchema = defineEntity({
  name: 'PriceChange',
  tableName: 'price_change',
  properties: {
    id: p.uuid().primary(),
    variantId: p.uuid(),
    priceCents: p.bigint('number'),
    discountPercent: p.decimal('number').precision(5).scale(2),
    changedBy: p.uuid().nullable(),
    changedAt: p.datetime(),
  },
});

/** A field that the merchant declared. */
export const productFieldSchema = defineEntity({
  name: 'ProductField',
  tableName: 'product_field',
  properties: {
    id: p.uuid().primary(),
    /** Of the member in `product.fields`; it never changes. */
    name: p.text().unique('product_field_name_key'),
    label: p.text(),
    help: p.text().default(''),
    kind: p.text().$type<OwnKind>(),
    unit: p.text().default(''),
    choices: p.json<string[]>().defaultRaw("'[]'::jsonb"),
    isRequired: p.boolean().default(false),
    isShown: p.boolean().default(true),
    isFilterable: p.boolean().default(false),
    isSearchable: p.boolean().default(false),
    createdAt: p.datetime(),
    /** Products have still to be told of its last change. */
    settlingSince: p.datetime().nullable(),
    /** It is no more; its name stays taken until no product holds a value of it. */
    removedAt: p.datetime().nullable(),
  },
});

/** So many pieces of another variant are in one of a bundle. */
export const bundlePartSchema = defineEntity({
  name: 'BundlePart',
  tableName: 'bundle_part',
  properties: {
    bundleId: p.uuid().primary(),
    partId: p.uuid().primary(),
    quantity: p.integer(),
  },
  indexes: [{ name: 'bundle_part_part_id_idx', properties: ['partId', 'bundleId'] }],
});
