import type { TaxCategory } from '../../kernel/tax-category.js';

/** A product as it is stored, whole: what a change starts from and ends in. Stock is kept apart, in its own book. */
export interface ProductState {
  id: string;
  name: string;
  description: string;
  category: string;
  /** Primary one first. */
  categories: readonly string[];
  /** Percent off, from 0 to below 100. */
  discount: number;
  isFeatured: boolean;
  taxCategory: TaxCategory;
  /** Whether it is sent at all; a gift card, say, is not. */
  isShipped: boolean;
  status: 'active' | 'archived';
  options: readonly ProductOption[];
  /** Material, dimensions, care …: rows of name and value, in their order. */
  specifications: readonly Specification[];
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

export interface VariantState {
  id: string;
  sku: string;
  options: Readonly<Record<string, string>>;
  priceCents: number;
  /** What one piece weighs with its packing; 0 when nobody has said. */
  grams: number;
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
