import { type CallOptions, callApi } from './call';
import type {
  Category,
  CategoryList,
  Page,
  Product,
  ProductCard,
  ProductList,
  RatingCount,
  Review,
  Suggestion,
} from './types';

export type ListQuery = {
  page?: number;
  limit?: number;
  sort?: string;
  category?: readonly string[];
  minPrice?: string;
  maxPrice?: string;
  minRating?: string;
  inStock?: boolean;
  q?: string;
  options?: readonly string[];
};

type Extra = Pick<CallOptions, 'signal' | 'headers'>;
const id = encodeURIComponent;

export const listProducts = (query: ListQuery, extra: Extra = {}) =>
  callApi<ProductList>('/products', { query, ...extra });

export const listFeaturedProducts = (limit: number, extra: Extra = {}) =>
  callApi<{ data: ProductCard[]; message?: string }>('/products/featured', { query: { limit }, ...extra });

export const listCategoryProducts = (category: string, query: ListQuery, extra: Extra = {}) =>
  callApi<CategoryList>(`/products/category/${id(category)}`, { query, ...extra });

export const suggestProducts = (q: string, extra: Extra = {}) =>
  callApi<{ data: Suggestion[] }>('/products/suggestions', { query: { q, limit: 10 }, ...extra });

export const getProduct = (productId: string, extra: Extra = {}) =>
  callApi<{ data: Product }>(`/products/${id(productId)}`, extra);

export const listRelatedProducts = (productId: string, extra: Extra = {}) =>
  callApi<{ data: ProductCard[] }>(`/products/${id(productId)}/related`, extra);

export const listProductReviews = (
  productId: string,
  query: { page?: number; limit?: number; rating?: number; sort?: string },
  extra: Extra = {},
) =>
  callApi<{ data: Review[]; meta: Page; distribution: RatingCount[] }>(`/products/${id(productId)}/reviews`, {
    query,
    ...extra,
  });

export type RateInput = { rating: number; title?: string; comment?: string };
export type RateAnswer = {
  message: string;
  data: { newAverageRating: number; newRatingCount: number; reviews: Review[] };
};

export const rateProduct = (productId: string, body: RateInput) =>
  callApi<RateAnswer>(`/products/${id(productId)}/rate`, { method: 'POST', body });

export const listCategories = (extra: Extra = {}) => callApi<{ data: Category[] }>('/categories', extra);
