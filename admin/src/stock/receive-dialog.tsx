import { Box, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { intention } from '../layout/use-order-command';
import { useStep } from '../layout/use-step';
import type { ArrivalLine, ArrivalList, ArrivalRecord } from './arrival';
import { t } from '../texts';

type Counted = { variantId: string; received: number; lost: number };

const expected = (lines: readonly ArrivalLine[]): Counted[] =>
  lines.map(({ variantId, onTheWay }) => ({ variantId, received: onTheWay, lost: 0 }));

const whole = (typed: string, most: number) => Math.min(most, Math.max(0, Math.trunc(Number(typed)) || 0));

const Count = (props: { label: string; value: number; most: number; onChange: (count: number) => void }) => (
  <TextField
    type="number"
    size="small"
    label={props.label}
    value={props.value}
    onChange={(event) => props.onChange(whole(event.target.value, props.most))}
    slotProps={{ htmlInput: { min: 0, max: props.most, inputMode: 'numeric' } }}
    sx={{ width: 150 }}
  />
);

/** How much of each line is there, and how much never will be. What is neither is on the way still. */
export const ReceiveDialog = (props: { list: ArrivalList; one: ArrivalRecord; onClose: () => void }) => {
  const { list, onClose } = props;
  const shop = useDataProvider<ShopDataProvider>();
  // as it was when it was opened: what somebody else unpacks meanwhile must not be counted once more
  const [one] = useState(props.one);
  const lines = (one.lines ?? []).filter(({ onTheWay }) => onTheWay > 0);
  const [counted, setCounted] = useState(() => expected(lines));
  const key = useRef(intention());
  const { run, busy, failure, setFailure } = useStep({
    ...{ done: t('Put on the shelf'), otherwise: t('That did not work'), onClose },
  });
  const change = (variantId: string, part: Partial<Counted>) =>
    setCounted(counted.map((line) => (line.variantId === variantId ? { ...line, ...part } : line)));
  const confirm = () => {
    const told = counted.filter(({ received, lost }) => received + lost > 0);
    if (told.length === 0) return setFailure(t('Say how many pieces have arrived'));
    const body = { version: one.version, lines: told };
    return run(() => shop.stepArrival(list, one.id, 'receive', body, key.current));
  };
  return (
    <ConfirmDialog
      {...{ failure, busy }}
      size="sm"
      title={t('Receive')}
      text={t('What has arrived goes on the shelf of {place}.', { place: one.place })}
      label={t('Receive')}
      onConfirm={confirm}
      onBack={onClose}
      onLeave={(_, reason) => {
        if (!busy && reason !== 'backdropClick') onClose();
      }}
    >
      {lines.map(({ variantId, name, sku, onTheWay }) => {
        const line = counted.find((other) => other.variantId === variantId);
        const [received, lost] = [line?.received ?? 0, line?.lost ?? 0];
        return (
          <Box key={variantId} role="group" aria-label={name} sx={{ mt: 1.5 }}>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 1 }}>
              {[name, sku].filter(Boolean).join(' · ')}
            </Typography>
            <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
              <Count
                label={t('Arrived, of {quantity}', { quantity: onTheWay })}
                value={received}
                most={onTheWay}
                onChange={(now) => change(variantId, { received: now, lost: Math.min(lost, onTheWay - now) })}
              />
              <Count
                label={list === 'transfers' ? t('Lost') : t('Refused')}
                value={lost}
                most={onTheWay}
                onChange={(now) =>
                  change(variantId, { lost: now, received: Math.min(received, onTheWay - now) })
                }
              />
            </Box>
          </Box>
        );
      })}
    </ConfirmDialog>
  );
};
