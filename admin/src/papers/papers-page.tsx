import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { Guarded } from '../layout/guarded';
import { Section } from '../layout/section';
import { SettingsNav } from '../layout/settings-nav';
import { WordingRow } from '../layout/wording-row';
import { useOf } from './names';
import { t } from '../texts';

export const PAPERS = ['papers'];

/** Every paper that the shop writes, and in which languages it has words of its own. */
export const PapersPage = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, isPending, refetch } = useQuery({ queryKey: PAPERS, queryFn: () => shop.papers() });
  return (
    <Guarded resource="settings" action="edit">
      <Title title={t('Papers')} />
      <SettingsNav />
      <Stack spacing={2} sx={{ maxWidth: 920, pb: 4 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(
            'What the shop prints. Each paper can be put into words of your own, language by language; what the law wants said on it stays.',
          )}
        </Typography>
        {error && <Failed error={error} onRetry={refetch} />}
        {isPending && <Skeleton variant="rounded" height={240} />}
        {data && (
          <Section title={t('Papers')}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.map((paper) => (
                <WordingRow
                  key={paper.id}
                  to={`/settings/papers/${paper.id}`}
                  {...paper}
                  more={useOf(paper.id)}
                />
              ))}
            </Box>
          </Section>
        )}
      </Stack>
    </Guarded>
  );
};
