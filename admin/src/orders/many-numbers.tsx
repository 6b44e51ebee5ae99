import { Box, Button, TextField } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';
import type { OrderToShip } from '../fulfilment-calls';
import { numberOf } from './many-results';
import { t } from '../texts';

/** One carrier for all, and a number for each order that has one. */
export type TypedNumbers = { carrier: string; numbers: Readonly<Record<string, string>> };

/** What was typed for an order; nothing where it goes by its label. */
export const numberFor = (
  orderId: string,
  { carrier, numbers }: TypedNumbers,
): Pick<OrderToShip, 'carrier' | 'trackingNumber'> => {
  const trackingNumber = numbers[orderId]?.trim();
  return trackingNumber ? { carrier, trackingNumber } : {};
};

/** A scanner types and presses Enter: the next order is at hand. */
const toNext = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  fields[fields.indexOf(event.target) + 1]?.focus();
};

/** Tracking numbers of parcels whose labels were not bought here. */
export const ManyNumbers = ({
  ids,
  typed,
  onTyped,
}: {
  ids: readonly string[];
  typed: TypedNumbers;
  onTyped: (typed: TypedNumbers) => void;
}) => {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        {t('Type tracking numbers')}
      </Button>
    );
  const { carrier, numbers } = typed;
  return (
    <Box onKeyDown={toNext} sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
      <TextField
        label={t('Carrier')}
        value={carrier}
        onChange={({ target }) => onTyped({ ...typed, carrier: target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        autoFocus
      />
      {ids.map((id) => (
        <TextField
          key={id}
          size="small"
          label={t('Number of {number}', { number: numberOf(id) })}
          value={numbers[id] ?? ''}
          onChange={({ target }) => onTyped({ ...typed, numbers: { ...numbers, [id]: target.value } })}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        />
      ))}
    </Box>
  );
};
