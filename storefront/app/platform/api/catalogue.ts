import * as api from '@duka/client';
import { type Extra, answer } from './call';

export type ListQuery = NonNullable<api.ListProductsData['query']>;
type ReviewQuery = NonNullable<api.ListProductReviewsData['query']>;

export const listProducts = (query: ListQuery, extra: Extra = {}) =>
  answer(api.listProducts({ query, ...extra }), extra.signal);

export const listFeaturedProducts = (limit: number, extra: Extra = {}) =>
  answer(api.listFeaturedProducts({ query: { limit }, ...extra }), extra.signal);

export const listCategoryProducts = (category: string, query: ListQuery, extra: Extra = {}) =>
  answer(api.listCategoryProducts({ path: { category }, query, ...extra }), extra.signal);

/** Without a text: what others search for. */
export const suggestProducts = (q: string, extra: Extra = {}) =>
  answer(api.suggestProducts({ query: { ...(q && { q }), limit: 10 }, ...extra }), extra.signal);

/** Of a draft with the link of its preview. */
export const getProduct = (id: string, extra: Extra = {}, draft?: string) =>
  answer(api.getProduct({ path: { id }, query: { draft }, ...extra }), extra.signal);

export const listRelatedProducts = (id: string, extra: Extra = {}, draft?: string) =>
  answer(api.listRelatedProducts({ path: { id }, query: { draft }, ...extra }), extra.signal);

export const tellWhenBack = (id: string, body: api.StockAlertDto) =>
  answer(api.tellWhenBack({ path: { id }, body }));

export const listProductReviews = (id: string, query: ReviewQuery, extra: Extra = {}) =>
  answer(api.listProductReviews({ path: { id }, query, ...extra }), extra.signal);

export const rateProduct = (id: string, body: api.RateDto) => answer(api.rateProduct({ path: { id }, body }));

export const listCategories = (extra: Extra = {}) => answer(api.listCategories(extra), extra.signal);

export const listFeeds = (extra: Extra = {}) => answer(api.listFeeds(extra), extra.signal);
