import { Alert } from '@mui/material';
import type { OrderRecord } from '../records';
import { RefundOutcome } from './refund-outcome';
import { useRefundPreview } from './use-refund-preview';
import { t } from '../texts';

/** What goes back to the shopper when the order is cancelled, to the cent and by which way. */
export const CancelConsequence = ({ order }: { order: OrderRecord }) => {
  const paid = order.amountPaid > order.amountRefunded;
  const { preview, refusal } = useRefundPreview(order.id, paid ? { cancels: true } : null);
  if (!paid) return <Alert severity="info">{t('Nothing has been paid, so nothing goes back.')}</Alert>;
  return <RefundOutcome preview={preview} refusal={refusal} />;
};
