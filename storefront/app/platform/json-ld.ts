import { common } from './messages/en/common';
import { productPath } from './product-path';
import { publicUrl } from './public-url';
import { readHtml, wordsIn } from './read-html';
import { unitPriceOf } from './unit-price';
import { shopCurrency } from './shop-currency';
import type { Product } from './api/types';
import type { ShopInfo } from './shop-info';

/** The way from Home to a page, for search engines. */
export function breadcrumbJsonLd(steps: { name: string; url: string }[]): object {
  const home = steps[0] ? new URL('/', steps[0].url).href : '/';
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: common.home, url: home }, ...steps].map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** A product with its offers and rating, for search engines. Server only: addresses come from the configuration. */
export function productJsonLd(product: Product): object {
  const page = publicUrl(productPath(product));
  const stock = (inStock: boolean) => `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`;
  const offers = product.variants.map((variant) => ({
    '@type': 'Offer',
    sku: variant.sku,
    url: `${page}?variant=${encodeURIComponent(variant._id)}`,
    price: variant.price.toFixed(shopCurrency().decimals),
    priceCurrency: shopCurrency().code,
    ...unitPriceJsonLd(variant.price, product.unitPrice),
    availability: stock(variant.inStock),
    itemCondition: 'https://schema.org/NewCondition',
  }));
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: product.rating,
    ratingCount: product.ratingCount,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': page,
    name: product.name,
    description: [product.description, wordsIn(readHtml(product.body))].filter(Boolean).join('\n\n'),
    category: product.category,
    ...(product.images.length > 0 ? { image: product.images.map(({ url }) => publicUrl(url)) } : {}),
    ...factsJsonLd(product.facts),
    offers,
    ...(product.ratingCount > 0 ? { aggregateRating } : {}),
  };
}

/** UN/CEFACT's codes of the units that prices are told for. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  kg: 'KGM',
  l: 'LTR',
  m: 'MTR',
  'm²': 'MTK',
  piece: 'C62',
};

/** The price for a kilogram, litre, metre, square metre or piece, where it is known how much is in it. */
function unitPriceJsonLd(price: number, unit: Product['unitPrice']): object {
  if (!unit) return {};
  const { decimals, code } = shopCurrency();
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    price: unitPriceOf(price, unit.content).toFixed(decimals),
    priceCurrency: code,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unit.per] },
  };
  return { priceSpecification };
}

/** What the product says of itself that schema.org has a word for; what the merchant declared is told by its label. */
function factsJsonLd(facts: Product['facts']): object {
  const named = facts.flatMap(({ schemaOrg, text }) => {
    if (!schemaOrg) return [];
    const { property, type } = schemaOrg;
    // a maker's name stands before the addresses
    const [name] = text.split('\n');
    return [[property, type ? { '@type': type, name } : text]];
  });
  const others = facts
    .filter(({ isOwn }) => isOwn)
    .map(({ label, text }) => ({ '@type': 'PropertyValue', name: label, value: text }));
  return {
    ...(Object.fromEntries(named) as object),
    ...(others.length > 0 ? { additionalProperty: others } : {}),
  };
}

/** Who sells here, for search engines: on the home page. Server only. */
export function organizationJsonLd(shop: ShopInfo): object {
  const { name, logo, profiles = [], companyName, companyNumber, taxNumber, address } = shop;
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': publicUrl('/#shop'),
    url: publicUrl('/'),
    name,
    ...(companyName ? { legalName: companyName } : {}),
    ...(logo ? { logo: publicUrl(logo.url) } : {}),
    ...(address ? { address } : {}),
    email: shop.supportEmail,
    ...(shop.supportPhone ? { telephone: shop.supportPhone } : {}),
    ...(taxNumber ? { vatID: taxNumber } : {}),
    ...(companyNumber ? { identifier: companyNumber } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles.map(({ url }) => url) } : {}),
  };
}
