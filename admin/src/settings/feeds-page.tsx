import { Link, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import type { FeedDto } from '@duka/client';
import type { ShopDataProvider } from '../data-provider';
import { CopyButton } from '../layout/copy-button';
import { Failed } from '../layout/failed';
import { Guarded } from '../layout/guarded';
import { Section } from '../layout/section';
import { SettingsNav } from '../layout/settings-nav';
import { t } from '../texts';
import { ChannelsSection } from './channels-section';

const Feed = ({ feed: { label, note, url } }: { feed: FeedDto }) => (
  <Section title={label} action={<CopyButton text={url} of={label} />}>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Link href={url} target="_blank" rel="noreferrer">
        {url}
      </Link>
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {note}
    </Typography>
  </Section>
);

/** The addresses from which others fetch what is on sale. */
export const FeedsPage = () => {
  const provider = useDataProvider<ShopDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['feeds'],
    queryFn: () => provider.feeds(),
  });
  return (
    <Guarded resource="settings" action="edit">
      <Title title={t('Feeds')} />
      <SettingsNav />
      <Stack spacing={2} sx={{ maxWidth: 920 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(
            'Google, Facebook and assistants fetch everything on sale from these addresses, a few times a day.',
          )}
        </Typography>
        {error && <Failed error={error} onRetry={refetch} />}
        {isPending && <Skeleton variant="rounded" height={96} />}
        {data?.map((feed) => (
          <Feed key={feed.name} feed={feed} />
        ))}
        <ChannelsSection />
      </Stack>
    </Guarded>
  );
};
