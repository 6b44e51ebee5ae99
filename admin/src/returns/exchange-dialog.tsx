import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useId } from 'react';
import { useGetOne } from 'react-admin';
import { Failed } from '../layout/failed';
import { ChangeDialog } from '../layout/order-change/change-dialog';
import { exchanging } from '../layout/order-change/change-words';
import { WHOLE } from '../layout/use-change';
import type { OrderRecord, ReturnRecord } from '../records';
import { t } from '../texts';

/** What the buyer gets instead of money: the goods of its order are asked for first. */
export const ExchangeDialog = ({ one, onClose }: { one: ReturnRecord; onClose: () => void }) => {
  const asked = useGetOne<OrderRecord>('orders', { id: one.orderId, meta: WHOLE });
  const { data: order, error, isFetching, refetch } = asked;
  const id = useId();
  if (order) return <ChangeDialog {...{ order, onClose }} back={one} />;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{exchanging.title(one.orderNumber)}</DialogTitle>
      <DialogContent>
        {isFetching && <LinearProgress aria-label={t('Loading the order')} />}
        {error && !isFetching && <Failed error={error} onRetry={refetch} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {t('Back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
