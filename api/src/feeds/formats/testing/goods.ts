import { Currency } from '../../../kernel/currency.js';
import type { FeedProduct, FeedShop, FeedVariant } from '../../application/ports.js';

export const SHOP: FeedShop = {
  name: 'Jomo & Daughters',
  url: 'https://shop.example',
  pages: 'https://shop.example',
  country: 'KE',
  currency: Currency.of('EUR'),
  zones: [],
};

export const VARIANT: FeedVariant = {
  id: '0190f0a0-0000-7000-8000-000000000001',
  sku: 'TEE-W-S',
  options: [
    ['Color', 'White'],
    ['Size', 'S'],
  ],
  ...{ color: 'White', size: 'S' },
  price: 1_990,
  original: null,
  sale: null,
  stock: 4,
  gtin: '',
  grams: 180,
  pictures: ['a1', 'b2'],
};

export const PRODUCT: FeedProduct = {
  id: '0190f0a0-0000-7000-8000-00000000000a',
  name: 'Court Tee',
  description: 'Heavy cotton, cut wide.',
  category: 'Shirts',
  isShipped: true,
  fields: { brand: 'Kiln', gtin: '4006381333931', mpn: 'K-1', material: 'Cotton' },
  variants: [VARIANT],
};

export const variants = (...changes: Partial<FeedVariant>[]): FeedVariant[] =>
  changes.map((change, at) => ({ ...VARIANT, id: `${VARIANT.id.slice(0, -1)}${at + 1}`, ...change }));
