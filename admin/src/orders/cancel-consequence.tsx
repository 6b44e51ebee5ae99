import { Alert } from '@mui/material';
import { money } from '../layout/format';
import type { OrderRecord } from '../records';

/** What goes back to the shopper when the order is cancelled, to the cent. */
export const CancelConsequence = ({ order }: { order: OrderRecord }) => {
  const back = order.amountPaid - order.amountRefunded;
  return (
    <Alert severity={back > 0 ? 'warning' : 'info'} sx={{ mb: 1 }}>
      {back > 0 ? `${money(back)} goes back to the shopper.` : 'Nothing has been paid, so nothing goes back.'}
    </Alert>
  );
};
