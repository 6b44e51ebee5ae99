import { Box } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useOrderCommand } from '../layout/use-order-command';
import type { OrderRecord } from '../records';
import { isCount, leftOf } from '../layout/order-change/left-of';
import { LinePieces } from './line-pieces';
import { t } from '../texts';

/** What goes into the next parcel, by line. */
export const PackDialog = ({ order, onClose }: { order: OrderRecord; onClose: () => void }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const { run, standing, setFailure } = useOrderCommand(order.id);
  const lines = leftOf(order);
  const of = (variantId: string) => typed[variantId] ?? '0';

  const pack = () => {
    if (lines.some(({ line, left }) => !isCount(of(line.variantId), left)))
      return setFailure(t('Some line has not so many pieces left.'));
    const pieces = lines
      .map(({ line }) => ({ variantId: line.variantId, quantity: Number(of(line.variantId)) }))
      .filter(({ quantity }) => quantity > 0);
    if (pieces.length === 0) return setFailure(t('Say what goes into the parcel.'));
    return run(async (key) => {
      await shop.packParcel(order.id, pieces, key);
      notify(t('Parcel packed'), { type: 'success' });
      onClose();
    });
  };

  return (
    <ConfirmDialog
      title={t('Send some of it')}
      text={t(
        'What goes into this parcel. It gets a label, a packing slip and a number of its own, and can be unpacked until it is handed over.',
      )}
      label={t('Pack')}
      {...standing}
      onConfirm={pack}
      onBack={onClose}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((one) => (
          <LinePieces
            key={one.line.variantId}
            {...one}
            hint={t('{left} to be sent', { left: one.left })}
            typed={of(one.line.variantId)}
            onChange={(count) => setTyped({ ...typed, [one.line.variantId]: count })}
          />
        ))}
      </Box>
    </ConfirmDialog>
  );
};
