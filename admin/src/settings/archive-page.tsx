import { Skeleton, Stack } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Title, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { Guarded } from '../layout/guarded';
import { SettingsNav } from '../layout/settings-nav';
import { t } from '../texts';
import { DownloadSection } from './archive-download';
import { FillSection } from './archive-fill';

const SOON_MS = 2_000;

/** Once a file has filled the shop, nothing that was read of it before holds. */
function useReadAnew(isFilling: boolean, isDone: boolean): void {
  const queries = useQueryClient();
  const wasFilling = useRef(false);
  useEffect(() => {
    if (isDone && wasFilling.current) void queries.invalidateQueries();
    wasFilling.current = isFilling;
  }, [isDone, isFilling, queries]);
}

const Archive = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['shop-archive'],
    queryFn: () => shop.shopArchive(),
    refetchInterval: ({ state }) => {
      const now = state.data?.upload?.state;
      return now === 'filling' || now === 'receiving' ? SOON_MS : false;
    },
  });
  const state = data?.upload?.state;
  useReadAnew(state === 'filling' || state === 'receiving', state === 'done');
  return (
    <Stack spacing={2} sx={{ maxWidth: 920 }}>
      <DownloadSection />
      {error && <Failed error={error} onRetry={refetch} />}
      {isPending && <Skeleton variant="rounded" height={160} />}
      {data && <FillSection archive={data} onChange={refetch} />}
    </Stack>
  );
};

/** The whole shop as one file, and an empty shop of such a file. */
export const ArchivePage = () => (
  <Guarded resource="archive" action="edit">
    <Title title={t('Whole shop')} />
    <SettingsNav />
    <Archive />
  </Guarded>
);
