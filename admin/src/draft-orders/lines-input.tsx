import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { money } from '../layout/format';
import type { DraftLine, DraftQuote } from '../records';
import { AddProduct } from '../layout/add-product';
import { t } from '../texts';

const MOST = 99;

type Form = { lines: DraftLine[] };
type Props = { quote: DraftQuote | undefined };

/** The products of the order, with what each costs today. The same one again is one more of it. */
export const LinesInput = ({ quote }: Props) => {
  const { control, setValue, watch } = useFormContext<Form>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines', keyName: 'key' });
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const lines = watch('lines') ?? [];

  const add = (variantId: string, name: string) => {
    setNames({ ...names, [variantId]: name });
    const at = lines.findIndex((line) => line.variantId === variantId);
    if (at === -1) append({ variantId, quantity: 1 });
    else setQuantity(at, (lines[at]?.quantity ?? 0) + 1);
  };
  const setQuantity = (at: number, quantity: number) =>
    setValue(`lines.${at}.quantity`, Math.min(MOST, Math.max(1, Math.round(quantity) || 1)), {
      shouldDirty: true,
    });

  return (
    <Stack className="wide" spacing={1.5} sx={{ width: '100%' }}>
      {fields.map(({ key, variantId }, at) => {
        const priced = quote?.lines.find((line) => line.variantId === variantId);
        const name = priced
          ? [priced.name, ...Object.values(priced.options)].join(', ')
          : (names[variantId] ?? t('A product that is not for sale'));
        return (
          <Box
            key={key}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              alignItems: 'center',
              borderBottom: 1,
              borderColor: 'divider',
              pb: 1,
            }}
          >
            <Typography sx={{ flex: '1 1 200px', fontWeight: 600 }}>{name}</Typography>
            <TextField
              type="number"
              size="small"
              label={t('Quantity')}
              value={lines[at]?.quantity ?? 1}
              onChange={(event) => setQuantity(at, Number(event.target.value))}
              slotProps={{
                htmlInput: { min: 1, max: MOST, 'aria-label': t('Quantity of {name}', { name }) },
              }}
              sx={{ width: 104 }}
            />
            <Typography sx={{ minWidth: 88, textAlign: 'right' }}>
              {priced ? money(priced.lineTotal, quote?.currency) : '–'}
            </Typography>
            <IconButton aria-label={t('Remove {name}', { name })} onClick={() => remove(at)}>
              <DeleteIcon />
            </IconButton>
          </Box>
        );
      })}
      {fields.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('Nothing yet: find the first product below.')}
        </Typography>
      )}
      <AddProduct onAdd={add} />
    </Stack>
  );
};
