import { MenuItem, TextField } from '@mui/material';
import type { MessageInFull, OrderSummary } from '../records';
import { t } from '../texts';
import { useMessageChange } from './use-message-change';

/** Says which order a message is about. */
export const OrderChoice = ({ one, orders }: { one: MessageInFull; orders: readonly OrderSummary[] }) => {
  const { change, busy } = useMessageChange(one);
  const isKnown = orders.some(({ id }) => id === one.orderId);
  if (orders.length === 0 && !one.orderId) return null;
  return (
    <TextField
      select
      size="small"
      fullWidth
      margin="normal"
      label={t('It is about')}
      value={one.orderId ?? ''}
      disabled={busy}
      onChange={({ target }) =>
        void change(
          { orderId: target.value || null },
          target.value ? t('Order attached') : t('Order taken off'),
        )
      }
    >
      <MenuItem value="">{t('No order')}</MenuItem>
      {one.orderId && !isKnown && <MenuItem value={one.orderId}>{`#${one.orderNumber}`}</MenuItem>}
      {orders.map(({ id, number }) => (
        <MenuItem key={id} value={String(id)}>{`#${number}`}</MenuItem>
      ))}
    </TextField>
  );
};
