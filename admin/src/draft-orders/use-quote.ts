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
  const isEmpty = terms.lines.length + (terms.ownLines?.length ?? 0) === 0;
  const { data, error, isFetching } = useQuery({
    queryKey: ['draft-orders', 'quote', settled],
    queryFn: () => dataProvider.quoteDraftOrder(terms),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    quote: isEmpty ? undefined : data,
    failure: isEmpty || isFetching ? null : error,
    isAsking: isFetching || settled !== typed,
  };
}
