import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReturnRecord } from '../records';
import { StepFrame, type StepProps } from './step-frame';
import { t } from '../texts';

type Arrived = { variantId: string; quantity: number; restock: boolean };

/** At first everything has arrived; what is damaged does not go back on the shelf. */
const expected = ({ lines, reason }: ReturnRecord): Arrived[] =>
  lines.map(({ variantId, quantity }) => ({ variantId, quantity, restock: reason !== 'damaged' }));

/** Says how many pieces of each line have arrived, and which of them can be sold again. */
export const ReceiveDialog = (props: StepProps) => {
  const { one } = props;
  const [arrived, setArrived] = useState(() => expected(one));
  const change = (variantId: string, part: Partial<Arrived>) =>
    setArrived(arrived.map((line) => (line.variantId === variantId ? { ...line, ...part } : line)));
  const body = () =>
    arrived.some(({ quantity }) => quantity > 0) ? { lines: arrived } : t('Say which items have arrived');
  return (
    <StepFrame {...props} body={body}>
      {one.lines.map((line) => {
        const found = arrived.find(({ variantId }) => variantId === line.variantId);
        const name = [line.name, ...Object.values(line.options)].join(' · ');
        return (
          <Box key={line.variantId} role="group" aria-label={name} sx={{ mb: 1.5 }}>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <TextField
                type="number"
                label={t('Arrived, of {quantity}', { quantity: line.quantity })}
                value={found?.quantity ?? 0}
                onChange={(event) =>
                  change(line.variantId, {
                    quantity: Math.min(line.quantity, Math.max(0, Math.trunc(Number(event.target.value)))),
                  })
                }
                slotProps={{ htmlInput: { min: 0, max: line.quantity, inputMode: 'numeric' } }}
                sx={{ width: 130 }}
              />
              <FormControlLabel
                control={
                  <Checkbox
                    checked={found?.restock ?? false}
                    onChange={(event) => change(line.variantId, { restock: event.target.checked })}
                  />
                }
                label={t('Back on the shelf')}
              />
            </Box>
          </Box>
        );
      })}
    </StepFrame>
  );
};
