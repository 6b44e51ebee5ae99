import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import { useSettled } from '../layout/use-settled';
import type { DraftOrderRecord } from '../records';
import { termsOf } from './terms';

/** What the order in the form would cost today; undefined without products. */
export function useQuote() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const typed = JSON.stringify(termsOf(useWatch() as Partial<DraftOrderRecord>));
  const settled = useSettled(typed);
  const terms = JSON.parse(settled) as ReturnType<typeof termsOf>;
  const { data, error, isFetching } = useQuery({
    queryKey: ['draft-orders', 'quote', settled],
    queryFn: () => dataProvider.quoteDraftOrder(terms),
    enabled: terms.lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isEmpty = terms.lines.length === 0;
  return {
    quote: isEmpty ? undefined : data,
    failure: isEmpty || isFetching ? null : error,
    isAsking: isFetching || settled !== typed,
  };
}
