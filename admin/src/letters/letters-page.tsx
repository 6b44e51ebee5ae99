import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { Guarded } from '../layout/guarded';
import { Section } from '../layout/section';
import { SettingsNav } from '../layout/settings-nav';
import { GROUPS } from './occasions';
import { WordingRow } from '../layout/wording-row';
import { t } from '../texts';

export const LETTERS = ['letters'];

/** Every letter that the shop writes: what calls for it, and in which languages it has words of its own. */
export const LettersPage = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: LETTERS,
    queryFn: () => shop.letters(),
  });
  return (
    <Guarded resource="settings" action="edit">
      <Title title={t('Emails')} />
      <SettingsNav />
      <Stack spacing={2} sx={{ maxWidth: 920, pb: 4 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(
            'What the shop writes to people, and when. Each email can be put into words of your own, language by language.',
          )}
        </Typography>
        {error && <Failed error={error} onRetry={refetch} />}
        {isPending && <Skeleton variant="rounded" height={320} />}
        {data &&
          GROUPS.map(({ title, letters }) => (
            <Section key={title} title={title}>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {letters.map(([id, when]) => {
                  const letter = data.find((one) => one.id === id);
                  return (
                    letter && (
                      <WordingRow
                        key={id}
                        to={`/settings/letters/${encodeURIComponent(id)}`}
                        title={letter.subject}
                        {...letter}
                        more={when}
                      />
                    )
                  );
                })}
              </Box>
            </Section>
          ))}
      </Stack>
    </Guarded>
  );
};
