import { Alert, AlertTitle, Link } from '@mui/material';
import { useCanAccess, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Failed } from '../layout/failed';
import { dateTime } from '../layout/format';
import type { WebhookRecord } from '../records';
import { part, withParts } from '../layout/with-parts';
import { t } from '../texts';

/** As many as a shop may have. */
const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' as const } };
/** High enough to be pressed with a finger. */
const PRESSED = { display: 'inline-block', py: 0.5 };
const WHY = {
  failing: t('an event did not arrive for three days'),
  gone: t('the receiver is gone (410)'),
} as const;

/** Names the webhooks that the shop has switched off by itself: another system is told nothing any more. */
export const WebhooksOff = () => {
  const { canAccess } = useCanAccess({ resource: 'webhooks', action: 'list' });
  const { data, error, refetch } = useGetList<WebhookRecord>('webhooks', ALL, {
    enabled: canAccess === true,
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  const off = (data ?? []).flatMap(({ offReason, ...one }) =>
    offReason === null || offReason === 'by-hand' ? [] : [{ ...one, why: WHY[offReason] }],
  );
  if (off.length === 0) return null;
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{t('Another system is told nothing any more')}</AlertTitle>
      {off.map(({ id, name, offAt, why }) => (
        <div key={id}>
          {withParts(
            t('{name} is off since {time}: {why}', { name: part('name'), time: dateTime(offAt), why }),
            {
              name: (
                <Link component={RouterLink} color="inherit" sx={PRESSED} to={`/webhooks/${id}`}>
                  {name}
                </Link>
              ),
            },
          )}
        </div>
      ))}
    </Alert>
  );
};
