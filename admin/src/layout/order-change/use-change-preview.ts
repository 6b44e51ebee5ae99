import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../data-provider';
import { useSettled } from '../use-settled';
import type { OrderEditTerms } from '../../records';

/** What a change would come to, once nobody has typed for a moment; nothing is asked while there is none. */
export function useChangePreview(orderId: unknown, terms: OrderEditTerms | null) {
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
  const refusal = terms && !isFetching && error ? error.message : '';
  return { preview: terms && !error ? data : undefined, refusal, isAsking };
}
