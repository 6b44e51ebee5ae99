import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { PlannedImport, ProductImport } from '../records';

const KEY = 'product-imports';
const ASK_AGAIN_MS = 400;

const isMoving = (one: ProductImport | null | undefined): boolean =>
  one?.status === 'running' || one?.status === 'undoing';

/** The dry run of a file, doing it with progress, and undoing the last one: all of it the server's work. */
export function useImport() {
  const shop = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const [plan, setPlan] = useState<PlannedImport | null>(null);
  /** Of this visit: an import of yesterday is offered for undo, but its progress is no news. */
  const [watched, setWatched] = useState(false);
  const { data: last } = useQuery({
    queryKey: [KEY, 'last'],
    queryFn: () => shop.lastImport(),
    refetchInterval: ({ state }) => (isMoving(state.data) ? ASK_AGAIN_MS : false),
  });
  const moving = isMoving(last);
  const current = last && (watched || moving) ? last : null;
  const failures = useQuery({
    queryKey: [KEY, 'failures', last?.id, last?.status],
    queryFn: () => shop.importFailures(last?.id ?? ''),
    enabled: current !== null && !moving && current.products.refused > 0,
  });
  useEffect(() => {
    if (moving) return () => refresh();
    return undefined;
  }, [moving, refresh]);

  const show = (now: ProductImport) => {
    setWatched(true);
    queries.setQueryData([KEY, 'last'], now);
  };
  const read = async (file: File) => {
    setWatched(false);
    setPlan(await shop.planImport(file));
  };
  const apply = async () => {
    if (!plan) return;
    show(await shop.runImport(plan.id));
    setPlan(null);
  };
  const undo = async () => {
    if (last) show(await shop.undoImport(last.id));
  };
  return { plan, last, current, moving, failures, read, apply, undo };
}
