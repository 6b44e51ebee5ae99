import type {
  CardPageAnswerDto,
  CategoriesAnswerDto,
  DeliveryOffersAnswer,
  FeedsAnswerDto,
  PaymentMethodsAnswer,
  ProductListAnswerDto,
  TaxesAnswer,
} from '@duka/client';
import { httpClient } from './http-client';

/** What the panel asks as a shopper would. */
export const shopperCalls = {
  featuredProducts: async () => {
    const { data } = (await httpClient('/api/v1/products/featured?limit=100')).json as CardPageAnswerDto;
    return data;
  },
  /** The bound on the price changes nothing, but tells a try from a shopper's search, which is counted. */
  trySearch: async (q: string) => {
    const query = new URLSearchParams({ q, limit: '5', minPrice: '0.01' });
    const { data, meta } = (await httpClient(`/api/v1/products?${query}`)).json as ProductListAnswerDto;
    return { products: data, total: meta.total };
  },
  /** As the shop itself calls them, which is what products are filed under; not their translations. */
  categories: async () => {
    const headers = new Headers({ 'Accept-Language': '*' });
    const { data } = (await httpClient('/api/v1/categories', { headers })).json as CategoriesAnswerDto;
    return data.map(({ name }) => name);
  },
  paymentMethods: async () =>
    ((await httpClient('/api/v1/payments/methods')).json as PaymentMethodsAnswer).data,
  /** What a shopper would be offered; `query` as the shop's own estimate takes it. */
  deliveryOffers: async (query: Record<string, string>) => {
    const path = `/api/v1/shipping/methods?${new URLSearchParams(query)}`;
    return ((await httpClient(path)).json as DeliveryOffersAnswer).data;
  },
  taxes: async (query: Record<string, string>) =>
    ((await httpClient(`/api/v1/taxes?${new URLSearchParams(query)}`)).json as TaxesAnswer).data,
  feeds: async () => ((await httpClient('/api/v1/feeds')).json as FeedsAnswerDto).data,
};
