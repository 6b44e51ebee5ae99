import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { OrderDownloadDto } from '@duka/client';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { Failed } from '../layout/failed';
import { date, dateTime } from '../layout/format';
import { Section } from '../layout/section';
import { useOrderCommand } from '../layout/use-order-command';
import type { OrderRecord } from '../records';
import { t } from '../texts';

/** What is left of a link, or why nothing is. */
const standingOf = ({ state, usesLeft, until }: OrderDownloadDto): string => {
  if (state === 'revoked') return t('Ended by the shop');
  if (state === 'over') return t('Ended on {day}', { day: date(until) });
  if (state === 'used_up') return t('Used up');
  return t('{count, plural, one {# download} other {# downloads}} left until {day}', {
    count: usesLeft,
    day: date(until),
  });
};

const Row = ({ one }: { one: OrderDownloadDto }) => (
  <Box component="li" sx={{ py: 0.5, color: one.state === 'open' ? 'text.primary' : 'text.secondary' }}>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{one.name}</bdi>
    </Typography>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {[
        one.line,
        standingOf(one),
        ...(one.lastUsedAt ? [t('Last download {at}', { at: dateTime(one.lastUsedAt) })] : []),
      ].join(' · ')}
    </Typography>
  </Box>
);

/** The links that the buyer has to the files of the order, and new ones in their place. */
export const DownloadsPanel = ({ order }: { order: OrderRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const [asked, setAsked] = useState(false);
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'orders', action: 'edit' });
  const { run, standing } = useOrderCommand(order.id);
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'downloads', order.id, order.paymentDetail],
    queryFn: () => shop.orderDownloads(order.id),
  });
  const renew = async () => {
    if (!(await run((key) => shop.renewDownloads(order.id, key)))) return;
    setAsked(false);
    notify(t('New links are on their way'), { type: 'success' });
  };
  return (
    <Section title={t('Files')}>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LinearProgress aria-label={t('Loading the files')} />}
      {data?.length === 0 && (
        <Alert severity="info">
          {t('There are no links yet. They are mailed once all of the order is paid.')}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </Box>
      {order.downloadConsentAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t(
            'The buyer asked for the files at once on {at}, and agreed to lose the right to withdraw from them.',
            { at: dateTime(order.downloadConsentAt) },
          )}
        </Typography>
      )}
      {mayWrite && data && (
        <Button size="small" className="no-print" onClick={() => setAsked(true)} sx={{ mt: 1 }}>
          {t('Send new links…')}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          {...standing}
          title={t('Send new links?')}
          text={t(
            'The buyer gets an email with new links to the files as they are now. Earlier links end at once.',
          )}
          label={t('Send new links')}
          onConfirm={renew}
          onBack={() => setAsked(false)}
        />
      )}
    </Section>
  );
};
