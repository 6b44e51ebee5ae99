import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Product, Variant } from './api/types';
import { breadcrumbJsonLd, productJsonLd } from './json-ld';

const picture = {
  url: '/media/lamp',
  alt: '',
  width: 9,
  height: 9,
  colour: '#fff',
  widths: [9],
  optionValue: null,
  focus: { x: 50, y: 50 },
};
const variant = (more: Partial<Variant>): Variant => ({
  _id: 'v1',
  id: 'v1',
  sku: 'LAMP-S',
  options: {},
  price: 20,
  originalPrice: null,
  stock: 3,
  inStock: true,
  image: null,
  ...more,
});
const lamp = (more: Partial<Product>): Product =>
  ({
    _id: 'p1',
    name: 'Lamp',
    description: 'Warm light.',
    category: 'Home',
    images: [picture],
    facts: [],
    rating: 4.5,
    ratingCount: 12,
    variants: [variant({})],
    ...more,
  }) as Product;

beforeAll(() => {
  process.env['PUBLIC_URL'] = 'https://shop.example';
});

const offersOf = (product: Product) => (productJsonLd(product) as { offers: object[] }).offers;

describe('what search engines are told of a product', () => {
  it('is its name, words, pictures, price, availability and rating', () => {
    expect(productJsonLd(lamp({}))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': 'https://shop.example/product/lamp-p1',
      name: 'Lamp',
      description: 'Warm light.',
      category: 'Home',
      image: ['https://shop.example/media/lamp'],
      offers: [
        {
          '@type': 'Offer',
          sku: 'LAMP-S',
          url: 'https://shop.example/product/lamp-p1?variant=v1',
          price: '20.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/NewCondition',
        },
      ],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 12 },
    });
  });

  it('is an offer for each variant, with its own price and address', () => {
    const variants = [variant({}), variant({ _id: 'v/2', sku: 'LAMP-L', price: 34.5 })];
    expect(offersOf(lamp({ variants }))).toMatchObject([
      { sku: 'LAMP-S', price: '20.00' },
      { sku: 'LAMP-L', price: '34.50', url: 'https://shop.example/product/lamp-p1?variant=v%2F2' },
    ]);
  });

  it('is that a sold-out variant, or all of them, cannot be had', () => {
    const out = variant({ _id: 'v2', stock: 0, inStock: false });
    expect(offersOf(lamp({ variants: [variant({}), out] }))).toMatchObject([
      { availability: 'https://schema.org/InStock' },
      { availability: 'https://schema.org/OutOfStock' },
    ]);
    expect(offersOf(lamp({ inStock: false, variants: [out] }))).toMatchObject([
      { availability: 'https://schema.org/OutOfStock', price: '20.00' },
    ]);
  });

  it('is the price that is charged when there is a discount, never the crossed-out one', () => {
    const product = lamp({ discount: 20, originalPrice: 25, variants: [variant({ originalPrice: 25 })] });
    expect(offersOf(product)).toMatchObject([{ price: '20.00' }]);
    expect(JSON.stringify(productJsonLd(product))).not.toContain('25.00');
  });

  it('is no rating before somebody has rated, and no picture where there is none', () => {
    const bare = productJsonLd(lamp({ rating: 0, ratingCount: 0, images: [] }));
    expect(bare).not.toHaveProperty('aggregateRating');
    expect(bare).not.toHaveProperty('image');
  });
});

describe('the way to a page', () => {
  it('starts at Home and counts its steps', () => {
    const steps = [
      { name: 'Toys & Games', url: 'https://shop.example/category/Toys%20%26%20Games' },
      { name: 'Lamp', url: 'https://shop.example/product/lamp-p1' },
    ];
    expect(breadcrumbJsonLd(steps)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: 'Toys & Games', item: steps[0]?.url },
        { '@type': 'ListItem', position: 3, name: 'Lamp', item: steps[1]?.url },
      ],
    });
  });
});
