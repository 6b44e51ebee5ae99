import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { money } from '../layout/format';
import type { OrderRecord, Refund } from '../records';
import { useOrderCommand } from '../layout/use-order-command';
import { t } from '../texts';

/** For a refund that no provider pays out: staff says that the money has been handed over. */
export const HandedOverButton = ({ order, refund }: { order: OrderRecord; refund: Refund }) => {
  const [open, setOpen] = useState(false);
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { run, standing } = useOrderCommand(order.id);
  const confirm = async (key: string) => {
    await shop.refundHandedOver(order.id, refund._id, key);
    setOpen(false);
    notify(t('Refund marked as paid out'), { type: 'success' });
  };
  return (
    <>
      <Button size="small" className="no-print" onClick={() => setOpen(true)}>
        {t('Mark as paid out…')}
      </Button>
      {open && (
        <ConfirmDialog
          title={t('Has {amount} been paid out?', { amount: money(refund.amount, order.currency) })}
          text={t('Records that the shopper has the money back. This cannot be undone.')}
          label={t('Mark as paid out')}
          {...standing}
          onConfirm={() => run(confirm)}
          onBack={() => setOpen(false)}
        />
      )}
    </>
  );
};
