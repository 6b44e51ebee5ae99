import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { count } from '../layout/format';
import { useSeen } from '../layout/use-seen';
import { faultOfLine, useStep } from '../layout/use-step';
import type { ArrivalLine, ArrivalList, ArrivalRecord } from './arrival';
import { countOf, shownAt, typedAt, wrongAt, type AllTyped, type Wrong } from './counted';
import { GoodsName } from './goods-name';
import { t } from '../texts';

type CountProps = { label: string; value: string; most: number; fault: string };

const Count = ({
  label,
  value,
  most,
  fault,
  onChange,
}: CountProps & { onChange: (text: string) => void }) => (
  <TextField
    type="number"
    size="small"
    label={label}
    value={value}
    error={fault !== ''}
    helperText={fault}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { min: 0, max: most, inputMode: 'numeric' } }}
    sx={{ width: 150 }}
  />
);

/** How much of each line is there, and how much never will be. What is neither is on the way still. */
export const ReceiveDialog = (props: { list: ArrivalList; one: ArrivalRecord; onClose: () => void }) => {
  const { list, onClose } = props;
  const shop = useDataProvider<ShopDataProvider>();
  const [typed, setTyped] = useState<AllTyped>({});
  const [told, setTold] = useState<string[]>([]);
  const { run, standing, refused, setFailure, faults } = useStep({
    ...{ done: t('Put on the shelf'), otherwise: t('That did not work'), onClose },
  });
  // what somebody else unpacks meanwhile must not be counted once more
  const { one, before } = useSeen(props.one, refused);
  const was = ({ variantId, onTheWay }: ArrivalLine) =>
    before?.lines?.find((line) => line.variantId === variantId)?.onTheWay ?? onTheWay;
  const lines = (one.lines ?? []).filter((line) => line.onTheWay > 0 || was(line) > 0);
  const nobody = lines.every((line) => shownAt(typed, line).received === '0');
  const isStale = refused?.status === 412 && standing.failure === refused.message;
  const confirm = () => {
    const all = lines.map((line) => ({ variantId: line.variantId, ...countOf(typed, line) }));
    if (all.some(({ received }) => received === undefined)) return setFailure(t('Look at the marked counts'));
    const sent = all.filter(({ received = 0, lost = 0 }) => received + lost > 0);
    if (sent.length === 0) return setFailure(t('Say how many pieces have arrived'));
    setTold(sent.map(({ variantId }) => variantId));
    const body = { version: one.version, lines: sent };
    return run((key) => shop.stepArrival(list, one.id, 'receive', body, key));
  };
  return (
    <ConfirmDialog
      {...standing}
      failure={isStale ? t('Somebody else changed this meanwhile') : standing.failure}
      size="sm"
      title={t('Receive')}
      text={t('What has arrived goes on the shelf of {place}.', { place: one.place })}
      label={t('Receive')}
      onConfirm={confirm}
      onBack={onClose}
    >
      {lines.length > 1 && (
        <Button
          size="small"
          onClick={() =>
            setTyped(
              lines.reduce((all, line) => typedAt(all, line, { received: nobody ? null : '0' }), typed),
            )
          }
        >
          {nobody ? t('All of these have arrived') : t('None of these have arrived')}
        </Button>
      )}
      {lines.map((line) => {
        const { variantId, name, sku, onTheWay } = line;
        const { received, lost } = shownAt(typed, line);
        const wrong = wrongAt(typed, line);
        const faultAt = (field: Wrong): string => {
          if (wrong === 'both') return t('Together at most {most}', { most: count(onTheWay) });
          return wrong === field ? t('A whole number') : '';
        };
        const fault = faultOfLine(faults, told.indexOf(variantId));
        return (
          <Box key={variantId} role="group" aria-label={name} sx={{ mt: 1.5 }}>
            <GoodsName {...{ name, sku }} />
            {was(line) !== onTheWay && (
              <Typography variant="body2" sx={{ color: 'warning.main' }}>
                {t('{now} on the way now, {before} before', {
                  now: count(onTheWay),
                  before: count(was(line)),
                })}
              </Typography>
            )}
            {fault && (
              <Typography variant="body2" color="error">
                {fault}
              </Typography>
            )}
            <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 1 }}>
              <Count
                label={t('Arrived, of {quantity}', { quantity: count(onTheWay) })}
                value={received}
                most={onTheWay}
                fault={faultAt('received')}
                onChange={(text) => setTyped(typedAt(typed, line, { received: text }))}
              />
              <Count
                label={list === 'transfers' ? t('Lost') : t('Refused')}
                value={lost}
                most={onTheWay}
                fault={faultAt('lost')}
                onChange={(text) => setTyped(typedAt(typed, line, { lost: text }))}
              />
            </Box>
          </Box>
        );
      })}
    </ConfirmDialog>
  );
};
