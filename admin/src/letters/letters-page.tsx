import { Box, Chip, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { LetterDto } from '@duka/client';
import { Title, useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { Guarded } from '../layout/guarded';
import { ListRow } from '../layout/list-row';
import { Section } from '../layout/section';
import { SettingsNav } from '../layout/settings-nav';
import { languageOf } from '../layout/language-of';
import { GROUPS } from './occasions';
import { t } from '../texts';

export const LETTERS = ['letters'];

const Row = ({ letter: { id, subject, language, languages }, when }: { letter: LetterDto; when: string }) => (
  <ListRow
    what={
      <>
        <Link
          component={RouterLink}
          to={`/settings/letters/${encodeURIComponent(id)}/${language}`}
          sx={{ fontWeight: 600 }}
        >
          <bdi lang={language}>{subject}</bdi>
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {when}
        </Typography>
      </>
    }
  >
    {languages.map((tag) => (
      <Chip
        key={tag}
        size="small"
        variant="outlined"
        label={t('Own words: {language}', { language: languageOf(tag) })}
      />
    ))}
  </ListRow>
);

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
                  return letter && <Row key={id} letter={letter} when={when} />;
                })}
              </Box>
            </Section>
          ))}
      </Stack>
    </Guarded>
  );
};
