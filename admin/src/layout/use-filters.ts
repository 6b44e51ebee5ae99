import { useListContext, type SavedQuery, type SortPayload } from 'react-admin';

type Displayed = SavedQuery['value']['displayedFilters'];

type Filters = {
  resource: string;
  filterValues: Record<string, unknown>;
  displayedFilters: Displayed;
  setFilters: (filters: Record<string, unknown>, displayed?: Displayed) => void;
  sort: SortPayload;
  perPage: number;
};

/** How the list is filtered and sorted, with the types that react-admin leaves open. */
export const useFilters = (): Filters => useListContext();
