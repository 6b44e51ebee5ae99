import { TAX_CATEGORIES } from '../../../kernel/tax-category.js';
import type { Measures } from '../measures.js';
import { noPrice } from '../price.js';
import {
  bool,
  costOf,
  decimal,
  grams,
  gtinOf,
  millimetres,
  moment,
  list,
  ids,
  lowStock,
  options,
  percent,
  sku,
  specifications,
  status,
  taxCategory,
  text,
  units,
} from './cells.js';
import { BUNDLE, bundle } from './bundle-cells.js';
import { PICTURES, pictures } from './pictures.js';

type Reader = (cell: string) => unknown;
/** A column of a file: what it is called, the member that it fills, and what is wrong with a cell that says nothing which fits. */
export interface Column {
  column: string;
  member: string;
  read: Reader;
  message: string | ((cell: string) => string);
}

/** The sentences of specification 5, to the letter, where it has one. */
export const OF_PRODUCT: readonly Column[] = [
  { column: 'name', member: 'name', read: text(100), message: 'Name must be less than 100 characters' },
  {
    column: 'description',
    member: 'description',
    read: text(500),
    message: 'Description must be less than 500 characters',
  },
  {
    column: 'body',
    member: 'body',
    read: text(50_000),
    message: 'The full description must be at most 50000 characters',
  },
  {
    column: 'category',
    member: 'category',
    read: text(100),
    message: 'Category must be at most 100 characters',
  },
  {
    column: 'categories',
    member: 'categories',
    read: list,
    message: 'categories must be at most 20 names of at most 100 characters',
  },
  {
    column: 'discount',
    member: 'discount',
    read: percent,
    message: 'Discount must be at least 0 and below 100 percent',
  },
  {
    column: 'sale ends at',
    member: 'saleEndsAt',
    read: moment,
    message: 'sale ends at must be a moment like 2026-12-01T08:00:00Z',
  },
  { column: 'featured', member: 'isFeatured', read: bool, message: 'featured must be true or false' },
  { column: 'status', member: 'status', read: status, message: 'status must be active, draft or archived' },
  {
    column: 'publish at',
    member: 'publishAt',
    read: moment,
    message: 'publish at must be a moment like 2026-12-01T08:00:00Z',
  },
  {
    column: 'tax category',
    member: 'taxCategory',
    read: taxCategory,
    message: `tax category must be one of ${TAX_CATEGORIES.join(', ')}`,
  },
  { column: 'shipped', member: 'isShipped', read: bool, message: 'shipped must be true or false' },
  {
    column: 'low stock from',
    member: 'lowStockFrom',
    read: lowStock,
    message: 'low stock from must be a whole number up to 100000, or shop',
  },
  {
    column: 'related',
    member: 'related',
    read: ids,
    message: 'related must be at most 12 ids of products, parted by semicolons',
  },
  {
    column: 'specifications',
    member: 'specifications',
    read: specifications,
    message: 'specifications must look like "Material: Cotton; Care: Wash at 40"',
  },
  {
    column: PICTURES,
    member: 'images',
    read: pictures,
    message:
      'images must be addresses of pictures: of the shop, like /media/…, or elsewhere, like https://… with at most 2,000 bytes',
  },
];
/** What one piece costs the shop: for whoever may set it. */
export const COST = 'cost';

export const OF_VARIANT: readonly Column[] = [
  { column: 'sku', member: 'sku', read: sku, message: 'A SKU has at most 64 characters' },
  { column: 'price', member: 'priceCents', read: decimal, message: noPriceIn },
  {
    column: COST,
    member: 'costCents',
    read: costOf,
    message: 'cost must be an amount of 0 or more, or unknown',
  },
  {
    column: 'stock',
    member: 'stock',
    read: units,
    message: 'Stock must be a whole number, 0 or more, or unlimited',
  },
  {
    column: BUNDLE,
    member: 'bundle',
    read: bundle,
    message: 'bundle must look like "2 x CUP-1; 1 x TEA-1", by SKUs, or none',
  },
  { column: 'grams', member: 'grams', read: grams, message: 'grams must be a whole number up to 10000000' },
  {
    column: 'variant gtin',
    member: 'gtin',
    read: gtinOf,
    message:
      'variant gtin must be the 8, 12, 13 or 14 digits under a bar code, the last one their check digit',
  },
  side('length mm', 'lengthMm'),
  side('width mm', 'widthMm'),
  side('height mm', 'heightMm'),
];

export const OPTIONS: Column = {
  column: 'options',
  member: 'options',
  read: options,
  message: 'options must look like "Size: M; Colour: Ink"',
};

function noPriceIn(cell: string): string {
  return noPrice(/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell);
}

function side(column: string, member: keyof Measures): Column {
  return { column, member, read: millimetres, message: `${column} must be a whole number up to 10000` };
}
