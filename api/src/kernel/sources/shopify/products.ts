import { flagOf, leafOf, percentOff, plainDecimal } from '../cells.js';
import { optionsText } from '../cell-parts.js';
import { column } from '../columns.js';
import type { SourceFile, SourceLine } from '../contract.js';
import { pictureCells } from '../shop-pictures.js';
import { agreed, filled, grouped, madeSku, toldOf } from '../told-product.js';

const PLACES = ['1', '2', '3'] as const;
/** Of what has no options. */
const NO_OPTION = 'Default Title';

const columns = [
  column('handle', 'Handle (address of the product)', 'handle', 'url handle'),
  column('name', 'Title', 'title'),
  column('body', 'Description (HTML)', 'body (html)', 'body', 'description'),
  column('brand', 'Vendor', 'vendor'),
  column('category', 'Type', 'type'),
  column('taxonomy', 'Product category', 'product category', 'standard product type'),
  column('categories', 'Further categories, apart by commas'),
  column('published', 'Published', 'published', 'published on online store'),
  column('status', 'Status', 'status'),
  ...PLACES.flatMap((place) => [
    column(`option ${place} name`, `Option ${place}: name`, `option${place} name`),
    column(`option ${place} value`, `Option ${place}: value`, `option${place} value`),
  ]),
  column('sku', 'SKU', 'variant sku', 'sku'),
  column('grams', 'Weight in grams', 'variant grams', 'weight value (grams)'),
  column('tracker', 'Inventory tracker', 'variant inventory tracker', 'inventory tracker'),
  column('stock', 'Inventory', 'variant inventory qty', 'inventory quantity'),
  column('price', 'Price', 'variant price', 'price'),
  column('before', 'Compare-at price', 'variant compare at price', 'compare-at price', 'compare at price'),
  column('cost', 'Cost per item', 'cost per item'),
  column('shipped', 'Requires shipping', 'variant requires shipping', 'requires shipping'),
  column('taxed', 'Charge tax', 'variant taxable', 'charge tax'),
  column('gtin', 'Barcode', 'variant barcode', 'barcode'),
  column('picture', 'Picture', 'image src', 'product image url'),
  column('place of the picture', 'Place of the picture', 'image position'),
  column('picture text', 'Text of the picture', 'image alt text'),
  column('picture of the variant', 'Picture of the variant', 'variant image', 'variant image url'),
  column('gift card', 'Gift card', 'gift card'),
  column('seo title', 'SEO title', 'seo title'),
  column('seo description', 'SEO description', 'seo description'),
];

/** What says of a line that it is of a variant, and of nothing but one more picture. */
const OF_VARIANT = ['sku', 'price', 'option 1 value'];

export const products: SourceFile = {
  columns,
  marks: [['handle', 'url handle'], ['title'], ['option1 value']],
  arrange: (lines) =>
    grouped(lines, ({ line, cells }) => cells['handle'] || cells['name'] || `line ${line}`).flatMap(
      productOf,
    ),
};

/** A product stands in several lines: what is said of it in the first alone, then a variant and a picture in each. */
function productOf(lines: readonly SourceLine[]): SourceLine[] {
  const [first] = lines;
  const of = first?.cells ?? {};
  const variants = lines.filter(({ cells }) => OF_VARIANT.some((name) => cells[name]));
  const all = variants.map((line) => ({
    line,
    options: optionsOf(line.cells, of),
    picture: line.cells['picture of the variant'],
  }));
  const category = of['category'] || leafOf(of['taxonomy'] ?? '');
  const told = toldOf(of['name'] ?? '', category, '', of['body'] ?? '');
  const whole = { ...said(of, variants), ...pictureCells(picturesOf(lines), all) };
  return all.map(({ line: { line, cells, errors = [] }, options }, at) => ({
    line,
    group: of['handle'] || told['name'] || `line ${line}`,
    cells: { ...told, ...variantOf(cells, options, of), ...(at === 0 ? whole : {}) },
    errors: flagOf(cells['gift card'] ?? of['gift card']) ? [...errors, GIFT_CARD] : errors,
    ...(Number(cells['stock']) < 0 ? { note: `Its inventory was ${cells['stock']}; it begins at 0` } : {}),
  }));
}

const GIFT_CARD = {
  field: 'gift card',
  message: 'Gift cards are issued under Gift cards, not sold as products',
};

/** Of the product, and so in one line alone. */
function said(of: SourceLine['cells'], variants: readonly SourceLine[]): Record<string, string> {
  const reductions = variants.map(({ cells }) =>
    percentOff(plainDecimal(cells['price'] ?? ''), plainDecimal(cells['before'] ?? '')),
  );
  return filled({
    body: of['body'],
    brand: of['brand'],
    categories: [of['category'] || leafOf(of['taxonomy'] ?? ''), ...(of['categories'] ?? '').split(',')]
      .map((one) => one.trim())
      .filter((one, at, list) => one && of['categories'] && list.indexOf(one) === at)
      .join('; '),
    status: statusOf(of),
    discount: agreed(reductions),
    shipped: agreed(variants.map(({ cells }) => String(flagOf(cells['shipped']) ?? ''))),
    'tax category': variants.some(({ cells }) => flagOf(cells['taxed']) === false) ? 'exempt' : '',
    'seo title': of['seo title'],
    'seo description': of['seo description'],
  });
}

function statusOf(of: SourceLine['cells']): string {
  const status = of['status']?.toLowerCase() ?? '';
  if (status && status !== 'active') return status === 'unlisted' ? 'draft' : status;
  return flagOf(of['published']) === false ? 'draft' : status;
}

function variantOf(
  cells: SourceLine['cells'],
  options: Readonly<Record<string, string>>,
  of: SourceLine['cells'],
): Record<string, string> {
  const isCounted = cells['tracker'] === undefined || cells['tracker'] !== '';
  const counted = Number(cells['stock']) < 0 ? '0' : (cells['stock'] ?? '');
  return filled({
    sku: cells['sku'] || madeSku(of['handle'] ?? of['name'] ?? '', ...Object.values(options)),
    options: optionsText(options),
    price: plainDecimal(cells['price'] ?? ''),
    cost: plainDecimal(cells['cost'] ?? ''),
    'variant gtin': cells['gtin'],
    stock: isCounted ? counted : 'unlimited',
    grams: plainDecimal(cells['grams'] ?? '').replace(/\.\d+$/, ''),
  });
}

function optionsOf(cells: SourceLine['cells'], of: SourceLine['cells']): Record<string, string> {
  const pairs = PLACES.flatMap((place) => {
    const name = cells[`option ${place} name`] || of[`option ${place} name`];
    const value = cells[`option ${place} value`];
    return name && value && value !== NO_OPTION ? [[name, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** In their places, where the file tells them. */
const picturesOf = (lines: readonly SourceLine[]) =>
  lines
    .filter(({ cells }) => cells['picture'])
    .map(({ cells }, at) => ({ cells, place: Number(cells['place of the picture']) || at + 1 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ cells }) => ({ address: cells['picture'] ?? '', text: cells['picture text'] }));
