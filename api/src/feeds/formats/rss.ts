import type { Currency } from '../../kernel/currency.js';
import type { Amount } from '../../kernel/fields/field.js';
import { unitPrice } from '../../kernel/unit-price.js';
import { xmlBuilder } from '../../platform/xml/xml-builder.js';
import type { FeedProduct, FeedShop, FeedVariant } from '../application/ports.js';
import type { FeedWriter } from './contract.js';
import { cut, fieldOf, gtinOf, pictureUrl, titleOf, variantUrl } from './tools.js';

/** What one reader of the common form (RSS 2.0 with the names of Google's product data) wants otherwise than another. */
export interface RssRules {
  longestTitle: number;
  longestDescription: number;
  inStock: string;
  outOfStock: string;
  /** Further elements of a variant. */
  more?: (variant: FeedVariant, product: FeedProduct, shop: FeedShop) => Elements;
}

type Elements = Record<string, string | readonly (string | Readonly<Record<string, string>>)[] | undefined>;

const LONGEST_BRAND = 70;
const LONGEST_TYPE = 750;
/** Of one colour. */
const LONGEST_COLOUR = 40;
const MOST_PICTURES = 10;

/** A feed as RSS 2.0. Goods without a picture are left out, since nobody who reads it takes any. */
export async function openRss(shop: FeedShop, rules: RssRules): Promise<FeedWriter> {
  const builder = await xmlBuilder({ format: true });
  const element = (document: Record<string, unknown>) => builder.build(document);
  const title = element({ title: shop.name, link: shop.url, description: `What ${shop.name} sells` });
  return {
    head: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${title}`,
    product: (product) =>
      product.variants
        .filter(({ pictures }) => pictures.length > 0)
        .map((variant) => element({ item: itemOf(product, variant, shop, rules) }))
        .join(''),
    tail: '</channel>\n</rss>\n',
  };
}

function itemOf(product: FeedProduct, variant: FeedVariant, shop: FeedShop, rules: RssRules) {
  const { variants, category, isShipped } = product;
  const [picture = '', ...others] = variant.pictures.map((key) => pictureUrl(key, shop));
  const isForSale = variant.stock === null || variant.stock > 0;
  return told({
    'g:id': variant.id,
    'g:title': cut(titleOf(product, variant), rules.longestTitle),
    'g:description': cut(product.description || product.name, rules.longestDescription),
    'g:link': variantUrl(product, variant, shop),
    'g:image_link': picture,
    'g:additional_image_link': others.slice(0, MOST_PICTURES),
    'g:availability': isForSale ? rules.inStock : rules.outOfStock,
    'g:price': money(variant.original ?? variant.price, shop.currency),
    'g:sale_price': variant.original === null ? undefined : money(variant.price, shop.currency),
    'g:sale_price_effective_date': variant.original === null ? undefined : datesOf(variant),
    'g:condition': 'new',
    'g:product_type': cut(category, LONGEST_TYPE),
    'g:item_group_id': variants.length > 1 ? product.id : undefined,
    ...identifiersOf(product, variant),
    ...looksOf(product, variant),
    ...unitPricing(product, variant),
    'g:shipping_weight': isShipped && variant.grams > 0 ? `${variant.grams} g` : undefined,
    ...rules.more?.(variant, product, shop),
  });
}

/** Without what is empty. */
const told = (item: Elements) =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([, value]) =>
        value !== undefined && (typeof value !== 'object' || Object.keys(value).length > 0) && value !== '',
    ),
  );

/** `12.50 EUR`, with the decimals of ISO 4217. */
export const money = (smallest: number, currency: Currency): string =>
  `${currency.toDecimal(smallest).toFixed(currency.decimals)} ${currency.code}`;

/** `2026-11-29T08:00+0000/2026-12-05T20:00+0000`, by ISO 8601; undefined where nobody set an end. */
export const datesOf = ({ sale }: FeedVariant): string | undefined =>
  sale ? `${minuteOf(sale.from)}/${minuteOf(sale.until)}` : undefined;

const minuteOf = (moment: string): string => `${new Date(moment).toISOString().slice(0, 16)}+0000`;

/** What tells it from all other goods, by Google's names. */
export function identifiersOf(product: FeedProduct, variant: FeedVariant) {
  const gtin = gtinOf(product, variant);
  const brand = cut(fieldOf(product, 'brand'), LONGEST_BRAND);
  const mpn = cut(fieldOf(product, 'mpn'), LONGEST_BRAND);
  const isKnown = gtin !== '' || (brand !== '' && mpn !== '');
  return {
    'g:brand': brand,
    'g:gtin': gtin,
    'g:mpn': mpn,
    'g:identifier_exists': isKnown ? undefined : 'no',
  };
}

/** What tells a variant from the others, by Google's names. */
export function looksOf(product: FeedProduct, { color, size }: FeedVariant) {
  return {
    'g:color': cut(color, LONGEST_COLOUR),
    'g:size': cut(size, 100),
    'g:material': cut(fieldOf(product, 'material'), 200),
  };
}

/** Its units, by ours. */
const UNITS: Readonly<Record<string, string>> = { 'm²': 'sqm', piece: 'ct' };
export const unitOf = (unit: string): string => UNITS[unit] ?? unit;

function unitPricing({ fields }: FeedProduct, { price }: FeedVariant) {
  const content = fields.unitAmount as Amount | undefined;
  const told = unitPrice(price, content);
  if (!content || !told) return {};
  return {
    'g:unit_pricing_measure': `${content.amount}${unitOf(content.unit)}`,
    'g:unit_pricing_base_measure': `1${unitOf(told.per)}`,
  };
}
