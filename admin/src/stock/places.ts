import { useCanAccess, useGetList } from 'react-admin';
import type { PlaceRecord } from '../records';

/** Where one of them is chosen: the eldest, which is the default place, first. */
export const ALL_PLACES = { sort: { field: 'createdAt', order: 'ASC' as const }, perPage: 100 };

/** The places of the shop; undefined until they are read. */
export function usePlaces(): PlaceRecord[] | undefined {
  const { canAccess = false } = useCanAccess({ resource: 'places', action: 'list' });
  const { sort, perPage } = ALL_PLACES;
  const asked = { pagination: { page: 1, perPage }, sort, filter: {} };
  return useGetList<PlaceRecord>('places', asked, { enabled: canAccess }).data;
}
