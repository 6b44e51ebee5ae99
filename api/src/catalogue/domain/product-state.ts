import type { FieldValues } from '../../kernel/fields/field.js';
import type { OwnPrices } from '../../kernel/own-price.js';
import type { Measures } from './measures.js';
import type { TaxCategory } from '../../kernel/tax-category.js';

/**
 * What a product says of itself, taken over unchanged from the form to the row and from the row to the pages. A further
 * field of products is an entry of `fields/built-in.ts`, or made in the panel.
 */
export interface ProductDetails {
  description: string;
  /** What the merchant tells at length, as HTML; the store keeps of it what may stay. */
  body: string;
  /** Products that the merchant shows beside it, by their ids, in their order. */
  related: readonly string[];
  /** Material, dimensions, care …: rows of name and value, in their order. */
  specifications: Specification[];
  /** By the names of the declared fields. */
  fields: FieldValues;
}

export const NO_DETAILS: ProductDetails = {
  description: '',
  body: '',
  related: [],
  specifications: [],
  fields: {},
};
export const DETAIL_NAMES = Object.keys(NO_DETAILS) as (keyof ProductDetails)[];

/** The details alone of something that has them, or some of them. */
export const detailsOf = <T extends { [Name in keyof ProductDetails]?: unknown }>(
  source: T,
): Pick<T, keyof ProductDetails> => Object.fromEntries(DETAIL_NAMES.map((name) => [name, source[name]]));

/** Shoppers meet those that are active alone; a draft is not yet on sale, an archived one no more. */
export const PRODUCT_STATUSES = ['active', 'draft', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** A product as it is stored, whole: what a change starts from and ends in. Stock is kept apart, in its own book. */
export interface ProductState extends ProductDetails {
  id: string;
  name: string;
  category: string;
  /** Primary one first. */
  categories: readonly string[];
  /** Percent off, from 0 to below 100. */
  discount: number;
  isFeatured: boolean;
  taxCategory: TaxCategory;
  /** Whether it is sent at all; a gift card, say, is not. */
  isShipped: boolean;
  /** Low in stock from so few pieces of a variant; null is as the shop has it. */
  lowStockFrom: number | null;
  status: ProductStatus;
  /** When a draft goes on sale by itself, as ISO 8601 in UTC; null when somebody puts it there. */
  publishAt: string | null;
  /** When what is taken off ends by itself, as ISO 8601 in UTC; null when somebody ends it. */
  saleEndsAt: string | null;
  options: readonly ProductOption[];
  variants: readonly VariantState[];
  images: readonly ImageState[];
}

export interface ProductOption {
  name: string;
  values: readonly { value: string; swatch: string | null }[];
}

export interface Specification {
  name: string;
  value: string;
}

export interface VariantState extends Measures {
  id: string;
  sku: string;
  /** The digits under its bar code; empty where it has none of its own. */
  gtin: string;
  options: Readonly<Record<string, string>>;
  priceCents: number;
  /** In other currencies, where they do not follow the rate. */
  ownPrices: OwnPrices;
}

/** A picture of the product by the key of its content. */
export interface ImageState {
  key: string;
  alt: string;
  optionValue: string | null;
  focus: Focus;
}

/** The point of a picture that stays in sight wherever it is cut: percent of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

export const MIDDLE: Focus = { x: 50, y: 50 };

export const lowestPrice = ({ variants }: Pick<ProductState, 'variants'>): number =>
  Math.min(...variants.map((variant) => variant.priceCents));

export const highestPrice = ({ variants }: Pick<ProductState, 'variants'>): number =>
  Math.max(...variants.map((variant) => variant.priceCents));
