import type { Failure } from './failure';
import { lamp } from './goods';
import { press } from './shop';

const soldOut = {
  status: 200,
  body: {
    success: true,
    data: { ...lamp, variants: lamp.variants.map((one) => ({ ...one, inStock: false })) },
  },
};
const unexpectedList = 'Uh oh! Something went wrong.';

/** The pages of goods, which everybody sees. */
export const goodsFailures: readonly Failure[] = [
  {
    call: 'tellWhenBack',
    at: '/product/p1',
    words: ['We could not note your address. Please try again.'],
    others: { getProduct: soldOut },
    steps: () => press('Tell me'),
  },
  { call: 'getPage', at: '/', words: ['New Arrival'], mute: true },
  {
    call: 'listFeaturedProducts',
    at: '/',
    words: [unexpectedList, 'Featured Products'],
    refused: ['Error fetching products'],
  },
  {
    call: 'listProducts',
    at: '/shop',
    words: ['Failed to fetch products', 'Try Again'],
    refused: ['Failed to fetch products'],
  },
  {
    call: 'listProducts',
    at: '/',
    words: [unexpectedList, 'New Arrival'],
    refused: ['Error fetching products'],
  },
  {
    call: 'listCategoryProducts',
    at: '/category/Home',
    words: ['Failed to fetch products', 'Try Again'],
    refused: ['Failed to fetch products'],
  },
  {
    call: 'getProduct',
    at: '/product/p1',
    words: ['Failed to load product details', 'Failed to fetch product', 'Try Again'],
    refused: ['Failed to load product details'],
  },
  {
    call: 'getProduct',
    at: '/product/p1',
    as: { status: 404, body: {} },
    words: ['Product not found.'],
    mute: true,
  },
  {
    call: 'listRelatedProducts',
    at: '/product/p1',
    words: [unexpectedList, 'Warm light.'],
    refused: ['Error fetching products', 'Warm light.'],
  },
  {
    call: 'listProductReviews',
    at: '/product/p1',
    words: ['Failed to load reviews'],
    steps: () => press(/Show only these/),
  },
  {
    call: 'rateProduct',
    at: '/product/p1',
    words: ['Failed to add rating'],
    steps: () => press('4 stars'),
  },
];
