import { flagOf, gramsOf, plainDecimal, WEIGHT_UNITS } from '../cells.js';
import { optionsText, pairsText } from '../cell-parts.js';
import { column } from '../columns.js';
import type { SourceFile, SourceLine } from '../contract.js';
import { pictureCells } from '../shop-pictures.js';
import { filled, grouped, toldOf } from '../told-product.js';

type Cells = SourceLine['cells'];

/** A column for each attribute of the shop. */
const ATTRIBUTE = /^attr:/;
const MOST_OPTIONS = 3;

export const products: SourceFile = {
  columns: [
    column('group', 'Variant group', 'variant_group_id', 'variant_group', 'variant_group_uuid'),
    column('sku', 'SKU', 'sku'),
    column('name', 'Name', 'name'),
    column('short', 'Short description', 'short_description'),
    column('body', 'Description', 'description'),
    column('price', 'Price', 'price'),
    column('stock', 'Quantity', 'qty'),
    column('counted', 'Stock is counted', 'manage_stock'),
    column('in stock', 'In stock', 'stock_availability'),
    column('enabled', 'Status', 'status'),
    column('seen', 'Visibility', 'visibility'),
    ...WEIGHT_UNITS.map((unit) =>
      column(`weight ${unit}`, `Weight in ${unit}`, ...(unit === 'kg' ? ['weight'] : [`weight_${unit}`])),
    ),
    column('category', 'Category', 'category', 'category_name', 'categories'),
    column('pictures', 'Pictures, apart by commas', 'images', 'image', 'gallery'),
    column('seo title', 'SEO title', 'meta_title'),
    column('seo description', 'SEO description', 'meta_description'),
    column('url key', 'Address', 'url_key'),
  ],
  marks: [['sku'], ['qty'], ['url_key', 'manage_stock', 'stock_availability']],
  others: (heading) => ATTRIBUTE.test(heading),
  arrange: (lines) =>
    grouped(lines, ({ line, cells }) => cells['group'] || cells['sku'] || `line ${line}`).flatMap(productOf),
};

const attributesOf = (cells: Cells): [name: string, value: string][] =>
  Object.entries(cells)
    .filter(([field, value]) => ATTRIBUTE.test(field) && value)
    .map(([field, value]) => [nameOf(field), value]);

/** `attr:shoe_size` is "Shoe size". */
function nameOf(field: string): string {
  const words = field.replace(ATTRIBUTE, '').replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function productOf(lines: readonly SourceLine[]): SourceLine[] {
  const [first] = lines;
  const of = first?.cells ?? {};
  const chosen = lines.length > 1 ? chosenOf(lines.map(({ cells }) => attributesOf(cells))) : [];
  const all = lines.map((line) => {
    const own = attributesOf(line.cells).filter(([name]) => chosen.includes(name));
    return { line, options: Object.fromEntries(own), picture: pictureAddresses(line.cells)[0] };
  });
  const others = attributesOf(of).filter(([name]) => !chosen.includes(name));
  const pictures = pictureAddresses(of).map((address) => ({ address }));
  const isOn = flagOf(of['enabled']) !== false && lines.some(({ cells }) => flagOf(cells['seen']) !== false);
  const whole = filled({
    body: of['body'],
    status: of['enabled'] === undefined ? '' : isOn ? 'active' : 'draft',
    specifications: pairsText(others),
    'seo title': of['seo title'],
    'seo description': of['seo description'],
    ...pictureCells(pictures, lines.length > 1 ? all : []),
  });
  const category = (of['category'] ?? '').split(/[>/]/).at(-1)?.trim() ?? '';
  const told = toldOf(of['name'] ?? '', category, of['short'] ?? '', of['body'] ?? '');
  return all.map(({ line: { line, cells, errors = [] }, options }, at) => ({
    line,
    group: of['group'] || of['sku'] || `line ${line}`,
    cells: { ...told, ...variantOf(cells, options), ...(at === 0 ? whole : {}) },
    errors,
  }));
}

/** The attributes that tell the variants apart: each has one, and not the same. */
function chosenOf(variants: readonly (readonly [name: string, value: string])[][]): string[] {
  const valuesOf = (name: string) =>
    variants.map((all) => all.find(([one]) => one === name)?.[1]).filter((value) => value !== undefined);
  const names = [...new Set(variants.flatMap((all) => all.map(([name]) => name)))];
  return names
    .filter((name) => valuesOf(name).length === variants.length && new Set(valuesOf(name)).size > 1)
    .slice(0, MOST_OPTIONS);
}

const pictureAddresses = (cells: Cells): string[] =>
  (cells['pictures'] ?? '')
    .split(/[,;|\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

function variantOf(cells: Cells, options: Readonly<Record<string, string>>): Record<string, string> {
  const unit = WEIGHT_UNITS.find((one) => cells[`weight ${one}`]);
  const counted = flagOf(cells['counted']) !== false;
  const stock = Number(cells['stock']) < 0 ? '0' : (cells['stock'] ?? '');
  const uncounted = flagOf(cells['in stock']) === false ? '0' : 'unlimited';
  return filled({
    sku: cells['sku'],
    options: optionsText(options),
    price: plainDecimal(cells['price'] ?? ''),
    stock: counted ? stock : uncounted,
    grams: unit ? gramsOf(cells[`weight ${unit}`] ?? '', unit) : '',
  });
}
