import { Button } from '@mui/material';
import { useState } from 'react';
import type { OrderRecord } from '../records';
import { RefundDialog } from './refund-dialog';
import { t } from '../texts';

/** Offered when the server says that money can go back; what was refused in the dialog stays to be read. */
export const RefundButton = ({ order }: { order: OrderRecord }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      {order.legalActions?.includes('refund') && (
        <Button size="small" className="no-print" onClick={() => setOpen(true)}>
          {t('Refund…')}
        </Button>
      )}
      {open && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
};
