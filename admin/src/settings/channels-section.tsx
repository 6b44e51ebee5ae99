import { Alert, Box, Button, Link, Typography } from '@mui/material';
import type { ChannelDto } from '@duka/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { dateTime } from '../layout/format';
import { Section } from '../layout/section';
import { StatusChip } from '../layout/status-chip';
import { named, t } from '../texts';

const KEPT = ['channels'];
type Offer = ChannelDto['failed'][number];

const stateOf = ({ isSetUp, failure }: ChannelDto) => {
  if (!isSetUp) return { status: 'disabled', label: t('Not set up') };
  return failure ? { status: 'failed', label: t('Does not open') } : { status: 'active', label: t('Active') };
};

const summary = ({ toldAt, taken, refused, waiting, due }: ChannelDto): string =>
  [
    toldAt ? t('Last told {moment}', { moment: dateTime(toldAt) }) : t('Not told of anything yet'),
    t('{taken} taken, {refused} refused, {waiting} waiting', { taken, refused, waiting }),
    ...(due > 0 ? [t('{due, plural, one {# product} other {# products}} still to be told', { due })] : []),
  ].join(' · ');

const Offers = ({
  offers,
  busy,
  onResend,
}: {
  offers: readonly Offer[];
  busy: boolean;
  onResend: (of: Offer) => void;
}) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 1.5 }}>
    {offers.map((of) => (
      <Box
        component="li"
        key={of.variantId}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 14rem' }}>
          <Link component={RouterLink} to={`/products/${of.productId}`} sx={{ overflowWrap: 'anywhere' }}>
            {`${of.name} (${of.sku})`}
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[of.state === 'refused' ? t('Refused') : t('Waiting'), of.message].filter(Boolean).join(': ')}
          </Typography>
        </Box>
        <Button
          size="small"
          disabled={busy}
          onClick={() => onResend(of)}
          aria-label={t('Send {sku} again', { sku: of.sku })}
        >
          {t('Send again')}
        </Button>
      </Box>
    ))}
  </Box>
);

const ChannelCard = ({ channel }: { channel: ChannelDto }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const resend = async (of?: Offer) => {
    setBusy(true);
    try {
      await shop.resendGoods(channel.name, of?.productId);
      notify(of ? t('It is told anew') : t('Everything is told anew'), { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : t('Not sent'), { type: 'error' });
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: KEPT });
  };
  return (
    <Section
      title={t('{channel}, told by the shop itself', { channel: named(channel.label) })}
      action={<StatusChip {...stateOf(channel)} />}
    >
      {channel.failure && (
        <Alert severity="warning" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          {channel.failure}
        </Alert>
      )}
      <Typography variant="body2">
        {channel.isSetUp ? (
          summary(channel)
        ) : (
          <Link component={RouterLink} to="/settings/connections">
            {t('Enter its keys under Connections')}
          </Link>
        )}
      </Typography>
      <Offers offers={channel.failed} busy={busy} onResend={(of) => void resend(of)} />
      {channel.isSetUp && (
        <Button sx={{ mt: 2 }} variant="outlined" disabled={busy} onClick={() => void resend()}>
          {t('Send everything again')}
        </Button>
      )}
    </Section>
  );
};

/** Places that the shop tells of every change by itself: how the goods stand there. */
export const ChannelsSection = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: KEPT, queryFn: () => shop.channels() });
  return (
    <>
      {error && <Failed error={error} onRetry={refetch} />}
      {data?.map((channel) => (
        <ChannelCard key={channel.name} channel={channel} />
      ))}
    </>
  );
};
