import { common } from './messages/en/common';
import { productPath } from './product-path';
import { publicUrl } from './public-url';
import { shopCurrency } from './shop-currency';
import { shopName } from './shop-name';
import type { Product } from './api/types';

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
  const page = publicUrl(productPath(product._id, product.name));
  const stock = (inStock: boolean) => `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`;
  const offers = product.variants.map((variant) => ({
    '@type': 'Offer',
    sku: variant.sku,
    url: `${page}?variant=${encodeURIComponent(variant._id)}`,
    price: variant.price.toFixed(shopCurrency().decimals),
    priceCurrency: shopCurrency().code,
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
    description: product.description,
    category: product.category,
    ...(product.images.length > 0 ? { image: product.images.map(({ url }) => publicUrl(url)) } : {}),
    brand: { '@type': 'Brand', name: shopName() },
    offers,
    ...(product.ratingCount > 0 ? { aggregateRating } : {}),
  };
}
