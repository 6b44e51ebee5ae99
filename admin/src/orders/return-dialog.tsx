import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRedirect } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useOrderCommand } from '../layout/use-order-command';
import { words } from '../layout/words';
import type { OpenReturn, OrderRecord } from '../records';
import { isCount, notRefunded } from '../layout/order-change/left-of';
import { LinePieces } from './line-pieces';
import { t } from '../texts';

const REASONS: readonly OpenReturn['reason'][] = [
  ...(['does_not_fit', 'not_as_described', 'damaged'] as const),
  ...(['wrong_item', 'changed_mind', 'other'] as const),
];
const HANDOVERS: Readonly<Record<OpenReturn['handover'], string>> = {
  label: t('With a label that the shop sends'),
  drop_off: t('Brought by the shopper'),
};

/** Begins a return for a buyer who has called; its own page goes on with it. */
export const ReturnDialog = ({ order, onClose }: { order: OrderRecord; onClose: () => void }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [notify, redirect] = [useNotify(), useRedirect()];
  const [lines] = useState(() => notRefunded(order));
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [asked, setAsked] = useState<Omit<OpenReturn, 'lines'>>({
    ...{ reason: 'does_not_fit', handover: 'label', comment: '', message: '' },
  });
  const { run, standing, setFailure } = useOrderCommand(order.id);
  const of = (variantId: string) => typed[variantId] ?? '0';

  const open = () => {
    if (lines.some(({ line, left }) => !isCount(of(line.variantId), left)))
      return setFailure(t('Some line has not so many pieces left.'));
    const pieces = lines
      .map(({ line }) => ({ variantId: line.variantId, quantity: Number(of(line.variantId)) }))
      .filter(({ quantity }) => quantity > 0);
    if (pieces.length === 0) return setFailure(t('Say what comes back.'));
    return run(async (key) => {
      const { id } = await shop.openReturn(order.id, { ...asked, lines: pieces }, key);
      notify(t('The return is open'), { type: 'success' });
      redirect('show', 'returns', id);
    });
  };

  return (
    <ConfirmDialog
      title={t('Open a return of order #{number}', { number: order.number })}
      text={t(
        'For a buyer who has called. It is approved at once, also when the days for it are over, and the buyer gets an email.',
      )}
      label={t('Open return')}
      size="sm"
      {...standing}
      onConfirm={open}
      onBack={onClose}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
        {lines.map(({ line, left }) => (
          <LinePieces
            key={line.variantId}
            {...{ line, left }}
            typed={of(line.variantId)}
            onChange={(pieces) => setTyped({ ...typed, [line.variantId]: pieces })}
          />
        ))}
      </Box>
      <TextField
        select
        label={t('Reason')}
        value={asked.reason}
        onChange={(event) => setAsked({ ...asked, reason: event.target.value as OpenReturn['reason'] })}
      >
        {REASONS.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {words(reason)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('Comes back')}
        value={asked.handover}
        onChange={(event) => setAsked({ ...asked, handover: event.target.value as OpenReturn['handover'] })}
      >
        {Object.entries(HANDOVERS).map(([handover, label]) => (
          <MenuItem key={handover} value={handover}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('In their words')}
        multiline
        value={asked.comment}
        onChange={(event) => setAsked({ ...asked, comment: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <TextField
        label={t('Message to the shopper')}
        helperText={t('Such as where the label is')}
        multiline
        value={asked.message}
        onChange={(event) => setAsked({ ...asked, message: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ConfirmDialog>
  );
};
