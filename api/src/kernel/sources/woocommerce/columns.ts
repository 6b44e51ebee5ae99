import { LENGTH_UNITS, WEIGHT_UNITS } from '../cells.js';
import { column } from '../columns.js';

/** So many attributes of a product are looked at. */
export const ATTRIBUTES = Array.from({ length: 12 }, (_, at) => String(at + 1));
export const SIDES = ['length', 'width', 'height'] as const;

export const COLUMNS = [
  column('id', 'ID', 'id'),
  column('type', 'Type', 'type'),
  column('sku', 'SKU', 'sku'),
  column('gtin', 'GTIN', 'gtin, upc, ean, or isbn'),
  column('name', 'Name', 'name'),
  column('published', 'Published', 'published'),
  column('featured', 'Featured', 'is featured?'),
  column('short', 'Short description', 'short description'),
  column('body', 'Description', 'description'),
  column('sale from', 'Sale begins', 'date sale price starts'),
  column('sale until', 'Sale ends', 'date sale price ends'),
  column('tax status', 'Tax status', 'tax status'),
  column('tax class', 'Tax class', 'tax class'),
  column('in stock', 'In stock?', 'in stock?'),
  column('stock', 'Stock', 'stock'),
  column('low stock from', 'Low stock amount', 'low stock amount'),
  ...WEIGHT_UNITS.map((unit) => column(`weight ${unit}`, `Weight in ${unit}`, `weight (${unit})`)),
  ...SIDES.flatMap((side) =>
    LENGTH_UNITS.map((unit) =>
      column(`${side} ${unit}`, `${side[0]?.toUpperCase()}${side.slice(1)} in ${unit}`, `${side} (${unit})`),
    ),
  ),
  column('sale price', 'Sale price', 'sale price'),
  column('price', 'Regular price', 'regular price'),
  column('categories', 'Categories', 'categories'),
  column('pictures', 'Pictures', 'images'),
  column('parent', 'Parent', 'parent'),
  column('brand', 'Brand', 'brands', 'brand'),
  column('seo title', 'SEO title', 'meta: _yoast_wpseo_title', 'meta: rank_math_title'),
  column('seo description', 'SEO description', 'meta: _yoast_wpseo_metadesc', 'meta: rank_math_description'),
  ...ATTRIBUTES.flatMap((place) => [
    column(`attribute ${place} name`, `Attribute ${place}: name`, `attribute ${place} name`),
    column(`attribute ${place} values`, `Attribute ${place}: values`, `attribute ${place} value(s)`),
  ]),
];
