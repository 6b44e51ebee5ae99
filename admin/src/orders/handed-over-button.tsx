import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { money } from '../layout/format';
import type { OrderRecord, Refund } from '../records';
import { useOrderCommand } from '../layout/use-order-command';
import { t } from '../texts';

/** For a refund that no provider pays out: staff says that the money has been handed over. */
export const HandedOverButton = ({ order, refund }: { order: OrderRecord; refund: Refund }) => {
  const [open, setOpen] = useState(false);
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { run, busy, failure, leaving } = useOrderCommand(order.id);
  const confirm = async () => {
    if (!(await run((key) => shop.refundHandedOver(order.id, refund._id, key)))) return;
    setOpen(false);
    notify(t('Refund marked as paid out'), { type: 'success' });
  };
  return (
    <>
      <Button size="small" className="no-print" onClick={() => setOpen(true)}>
        {t('Mark as paid out…')}
      </Button>
      <Confirm
        isOpen={open}
        loading={busy}
        title={t('Has {amount} been paid out?', { amount: money(refund.amount, order.currency) })}
        content={failure || t('Records that the shopper has the money back. This cannot be undone.')}
        onConfirm={() => void confirm()}
        onClose={leaving(() => setOpen(false))}
      />
    </>
  );
};
