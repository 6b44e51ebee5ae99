import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { Guarded } from '../layout/guarded';
import { SettingsNav } from '../layout/settings-nav';
import { ConnectionCard, CONNECTIONS } from './connection-card';
import { GROUPS } from './connection-texts';
import { t } from '../texts';

/** The services that the shop works with, one form for each, made from what each says of itself. */
export const ConnectionsPage = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: CONNECTIONS,
    queryFn: () => shop.connections(),
  });
  return (
    <Guarded resource="connections" action="list">
      <Title title={t('Connections')} />
      <SettingsNav />
      <Stack spacing={3} sx={{ maxWidth: 720, pb: 4 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Keys are kept sealed and never shown again. They hold at once, without a restart.')}
        </Typography>
        {error && <Failed error={error} onRetry={refetch} />}
        {isPending && <Skeleton variant="rounded" height={220} />}
        {GROUPS.map(({ group, title, hint }) => {
          const ofGroup = data?.filter((one) => one.group === group) ?? [];
          if (ofGroup.length === 0) return null;
          return (
            <Box key={group} component="section" aria-label={title}>
              <Typography variant="h6" component="h2">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
                {hint}
              </Typography>
              <Stack spacing={2}>
                {ofGroup.map((connection) => (
                  <ConnectionCard key={connection.id} connection={connection} />
                ))}
              </Stack>
            </Box>
          );
        })}
      </Stack>
    </Guarded>
  );
};
