import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, type HttpError } from 'react-admin';
import type { ShopDataProvider } from '../../data-provider';
import { useSettled } from '../use-settled';
import type { OrderEditTerms, OrderLine, OrderRecord } from '../../records';
import { named } from './left-of';

/** Why it was refused, with the name of the line that is to blame where the shop says which. */
function refusalOf(error: Error, lines: readonly OrderLine[]): string {
  const body = (error as HttpError).body as { data?: { _id?: unknown } } | undefined;
  const line = lines.find(({ variantId }) => variantId === body?.data?._id);
  return line ? `${named(line)}: ${error.message}` : error.message;
}

/** What a change would come to, once nobody has typed for a moment; nothing is asked while there is none. */
export function useChangePreview(
  { id: orderId, products }: Pick<OrderRecord, 'id' | 'products'>,
  terms: OrderEditTerms | null,
) {
  const shop = useDataProvider<ShopDataProvider>();
  const typed = JSON.stringify(terms);
  const settled = useSettled(typed);
  const asked = JSON.parse(settled) as OrderEditTerms | null;
  const { data, error, isFetching } = useQuery({
    queryKey: ['orders', 'edit-preview', orderId, settled],
    queryFn: () => shop.previewOrderEdit(orderId, asked ?? { leaving: [], items: [] }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const isAsking = isFetching || settled !== typed;
  const refusal = terms && !isFetching && error ? refusalOf(error, products) : '';
  return { preview: terms && !error ? data : undefined, refusal, isAsking };
}
