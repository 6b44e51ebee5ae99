import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { PlannedImport, ProductImport } from '../records';
import { useFileColumns, type Said } from '../layout/use-file-columns';

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
  const file = useFileColumns((chosen, said) => shop.proposeColumns(chosen, said));
  /** Whether the columns are being looked at. */
  const [mapping, setMapping] = useState(false);
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
  /** Shown at once as it is understood; where that cannot be, the columns are asked for. */
  const read = async (chosen: File) => {
    setWatched(false);
    setPlan(null);
    setMapping(false);
    const { source } = await file.take(chosen);
    await dryRun(chosen, { source });
  };
  const readFrom = async (source: string) => {
    if (file.file) await file.take(file.file, source);
  };
  const readAgain = async () => {
    if (file.file) await dryRun(file.file, file.wish);
  };
  const dryRun = async (chosen: File, said: Said) => {
    try {
      setPlan(await shop.planImport(chosen, said));
      setMapping(false);
    } catch (error) {
      setMapping(true);
      throw error;
    }
  };
  const apply = async () => {
    if (!plan) return;
    show(await shop.runImport(plan.id));
    setPlan(null);
  };
  const undo = async () => {
    if (last) show(await shop.undoImport(last.id));
  };
  const mapped = { columns: file.columns, say: file.say, readFrom, readAgain, mapping, setMapping };
  return { plan, last, current, moving, failures, read, apply, undo, mapped };
}
