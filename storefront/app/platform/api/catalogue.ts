import * as api from '@duka/client';
import { type Extra, answer } from './call';
import type {
  CategoryList,
  Product,
  ProductCard,
  ProductList,
  RatingCount,
  Review,
  Suggestion,
} from './types';
import type { Category, Page } from './types';

export type ListQuery = NonNullable<api.ListProductsData['query']>;

export const listProducts = (query: ListQuery, extra: Extra = {}): Promise<ProductList> =>
  answer(api.listProducts({ query, ...extra }), extra.signal);

type Featured = { data: ProductCard[]; message?: string };

export const listFeaturedProducts = (limit: number, extra: Extra = {}): Promise<Featured> =>
  answer(api.listFeaturedProducts({ query: { limit }, ...extra }), extra.signal);

export const listCategoryProducts = (
  category: string,
  query: ListQuery,
  extra: Extra = {},
): Promise<CategoryList> =>
  answer(api.listCategoryProducts({ path: { category }, query, ...extra }), extra.signal);

export const suggestProducts = (q: string, extra: Extra = {}): Promise<{ data: Suggestion[] }> =>
  answer(api.suggestProducts({ query: { q, limit: 10 }, ...extra }), extra.signal);

export const getProduct = (id: string, extra: Extra = {}): Promise<{ data: Product }> =>
  answer(api.getProduct({ path: { id }, ...extra }), extra.signal);

export const listRelatedProducts = (id: string, extra: Extra = {}): Promise<{ data: ProductCard[] }> =>
  answer(api.listRelatedProducts({ path: { id }, ...extra }), extra.signal);

type ReviewQuery = NonNullable<api.ListProductReviewsData['query']>;
type ReviewPage = { data: Review[]; meta: Page; distribution: RatingCount[] };

export const listProductReviews = (id: string, query: ReviewQuery, extra: Extra = {}): Promise<ReviewPage> =>
  answer(api.listProductReviews({ path: { id }, query, ...extra }), extra.signal);

export type RateInput = { rating: number; title?: string; comment?: string };
export type RateAnswer = {
  message: string;
  data: { newAverageRating: number; newRatingCount: number; reviews: Review[] };
};

export const rateProduct = (id: string, body: RateInput): Promise<RateAnswer> =>
  answer(api.rateProduct({ path: { id }, body }));

export const listCategories = (extra: Extra = {}): Promise<{ data: Category[] }> =>
  answer(api.listCategories(extra), extra.signal);
