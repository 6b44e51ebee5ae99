import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { dateTime } from '../layout/format';
import { ListRow } from '../layout/list-row';
import { StatusChip } from '../layout/status-chip';
import type { WebhookDelivery, WebhookRecord } from '../records';
import { deliveryChip, outcomeOf } from './webhook-texts';
import { useAct } from '../layout/use-act';
import { t } from '../texts';

const MOST = 50;
const text = {
  m: 0,
  p: 1,
  overflow: 'auto',
  maxHeight: 200,
  bgcolor: 'action.hover',
  borderRadius: 1,
} as const;
const wrapped = {
  ...text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  typography: 'body2',
  fontFamily: 'monospace',
} as const;

type Opened = { webhookId: string; delivery: WebhookDelivery; onClose: () => void };

/** What is sent, how each try went, and "send again". */
const DeliveryDialog = ({ webhookId, delivery, onClose }: Opened) => {
  const shop = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const { busy, act } = useAct(t('It was not sent'));
  const queryKey = ['webhook-delivery', delivery.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => shop.webhookDelivery(webhookId, delivery.id),
  });
  const again = () =>
    act(async () => {
      const sent = await shop.sendDelivery(webhookId, delivery.id);
      queries.setQueryData(queryKey, sent);
      await queries.invalidateQueries({ queryKey: ['webhook-deliveries', webhookId] });
    });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="delivery-title">
      <DialogTitle id="delivery-title">{delivery.type}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <Failed error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton variant="rounded" height={96} />}
        {data && (
          <>
            <Box component="pre" tabIndex={0} aria-label={t('What is sent')} sx={wrapped}>
              {JSON.stringify(JSON.parse(data.body), undefined, 2)}
            </Box>
            <Typography variant="subtitle2" component="h3">
              {data.attempts.length === 0 ? t('Not tried yet') : t('Tries, the latest first')}
            </Typography>
            {data.attempts.map((attempt) => (
              <Box key={attempt.madeAt} sx={{ display: 'grid', gap: 0.5 }}>
                <Typography variant="body2">
                  {t('{madeAt} · {status} · {tookMs} ms', {
                    madeAt: dateTime(attempt.madeAt),
                    status: attempt.status ?? attempt.failure,
                    tookMs: attempt.tookMs,
                  })}
                </Typography>
                {attempt.answer && (
                  <Box component="pre" tabIndex={0} aria-label={t('The answer')} sx={wrapped}>
                    {attempt.answer}
                  </Box>
                )}
              </Box>
            ))}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {t('Close')}
        </Button>
        <Button variant="contained" disabled={busy || !data} onClick={() => void again()}>
          {delivery.attemptCount > 0 ? t('Send again') : t('Send now')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Row = ({ delivery, onOpen }: { delivery: WebhookDelivery; onOpen: () => void }) => (
  <ListRow
    what={
      <>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {delivery.type}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${dateTime(delivery.createdAt)} · ${outcomeOf(delivery)}`}
        </Typography>
      </>
    }
  >
    <StatusChip {...deliveryChip(delivery)} />
    <Button
      size="small"
      onClick={onOpen}
      aria-label={t('Details of {type}, {createdAt}', {
        type: delivery.type,
        createdAt: dateTime(delivery.createdAt),
      })}
    >
      {t('Details')}
    </Button>
  </ListRow>
);

/** The latest of what was sent, and what waits. */
export const Deliveries = () => {
  const webhook = useRecordContext<WebhookRecord>();
  const shop = useDataProvider<ShopDataProvider>();
  const [opened, setOpened] = useState<WebhookDelivery>();
  const id = webhook?.id ?? '';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['webhook-deliveries', id],
    queryFn: () => shop.webhookDeliveries(id, {}, MOST),
    enabled: id !== '',
  });
  return (
    <Box component="section" aria-labelledby="deliveries-title" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography id="deliveries-title" variant="subtitle1" component="h2">
          {t('Deliveries')}
        </Typography>
        <Button size="small" color="inherit" disabled={isFetching} onClick={() => void refetch()}>
          {t('Look again')}
        </Button>
      </Box>
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Nothing has been sent yet.')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} onOpen={() => setOpened(delivery)} />
        ))}
      </Box>
      {opened && <DeliveryDialog webhookId={id} delivery={opened} onClose={() => setOpened(undefined)} />}
    </Box>
  );
};
