import type { ProductCardDto, ProductDto, VariantDto } from '@duka/client';
import { getProduct, listProducts } from '../api/catalogue';
import { getShop } from '../api/shop';
import { productPath } from '../product-path';
import { tool } from './tool';

export const currencyOf = async (): Promise<string> => (await getShop()).data.currency;
export const ID = {
  type: 'string',
  description: 'An id that another tool has told.',
  maxLength: 100,
} as const;
const MOST = 20;
const LONGEST_TEXT = 2_000;

const asListed = (product: ProductCardDto) => ({
  productId: product._id,
  name: product.name,
  price: product.price,
  ...(product.originalPrice ? { priceBefore: product.originalPrice } : {}),
  inStock: product.inStock,
  ...(product.ratingCount > 0 ? { rating: product.rating } : {}),
  url: new URL(productPath(product), window.location.origin).href,
});

const asChosen = ({ _id, options, price, inStock }: VariantDto) => ({
  variantId: _id,
  options,
  price,
  inStock,
});

const inFull = (product: ProductDto) => ({
  ...asListed(product),
  description: product.description.slice(0, LONGEST_TEXT),
  options: product.options.map(({ name, values }) => ({ name, values: values.map(({ value }) => value) })),
  variants: product.variants.map(asChosen),
});

export const searchProducts = tool({
  name: 'search_products',
  description:
    'Finds products of this shop by words, category and price, best match first. Prices are in the currency that is told, taxes as on the pages.',
  arguments: {
    query: {
      type: 'string',
      description: 'What is looked for, in words. Without it everything is listed.',
      maxLength: 200,
    },
    category: { type: 'string', description: 'The name of a category, as the shop has it.', maxLength: 100 },
    minPrice: { type: 'number', description: 'The lowest price.', minimum: 0 },
    maxPrice: { type: 'number', description: 'The highest price.', minimum: 0 },
    inStock: { type: 'boolean', description: 'Only what can be bought now.' },
    limit: { type: 'integer', description: 'How many at most; 10 unless told.', minimum: 1, maximum: MOST },
  },
  required: [],
  reads: true,
  answer: async ({ query, category, limit = 10, ...rest }) => {
    const asked = {
      ...rest,
      limit,
      ...(query ? { q: query } : {}),
      ...(category ? { category: [category] } : {}),
    };
    const [{ data, meta }, currency] = await Promise.all([listProducts(asked), currencyOf()]);
    return { currency, total: meta.total, products: data.map(asListed) };
  },
});

export const readProduct = tool({
  name: 'get_product',
  description:
    'Tells a product in full: its description, and the variants that can be put into the cart, each with price and stock.',
  arguments: { productId: ID },
  required: ['productId'],
  reads: true,
  answer: async ({ productId }) => {
    const [{ data }, currency] = await Promise.all([getProduct(productId), currencyOf()]);
    return { currency, ...inFull(data) };
  },
});
