import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetOne, type HttpError } from 'react-admin';
import { AddProduct } from '../add-product';
import type { OrderLine, ProductRecord } from '../../records';
import { MOST, quantityOf, withAdded, type Added, type Change } from './change-terms';
import { isCount, named, type Left } from './left-of';
import { t } from '../../texts';

const Row = ({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      ...{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 1, alignItems: 'center' },
      ...{ borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {hint && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </Box>
    {children}
  </Box>
);

const Count = ({ of, typed, onChange }: { of: string; typed: string; onChange: (typed: string) => void }) => (
  <TextField
    type="number"
    size="small"
    label={t('Quantity')}
    value={typed}
    error={!isCount(typed, MOST)}
    helperText={isCount(typed, MOST) ? '' : t('0 to {left}', { left: MOST })}
    onChange={(event) => onChange(event.target.value)}
    sx={{ width: 104 }}
    slotProps={{
      htmlInput: { min: 0, max: MOST, step: 1, 'aria-label': t('Quantity of {name}', { name: of }) },
    }}
  />
);

/** Which variant of the same product goes instead; asked for when somebody wants to swap. */
const Swap = ({
  line,
  other,
  onChange,
}: {
  line: OrderLine;
  other: string;
  onChange: (id: string) => void;
}) => {
  const { data: product, error } = useGetOne<ProductRecord>('products', { id: line.productId });
  const variants = (product?.variants ?? []).filter(({ id }) => id && id !== line.variantId);
  if (error) {
    const isGone = (error as HttpError).status === 404;
    const why = isGone ? t('A product that is not for sale') : (error as HttpError).message;
    return <Typography variant="caption">{why}</Typography>;
  }
  return (
    <TextField
      select
      size="small"
      label={t('Send instead')}
      value={variants.some(({ id }) => id === other) ? other : ''}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flex: '1 1 110px' }}
      slotProps={{
        select: {
          displayEmpty: true,
          SelectDisplayProps: {
            'aria-labelledby': undefined,
            'aria-label': t('Send instead of {name}', { name: named(line) }),
          },
        },
        inputLabel: { shrink: true },
      }}
    >
      <MenuItem value="">{t('As it is')}</MenuItem>
      {variants.map(({ id, options }) => (
        <MenuItem key={id} value={id}>
          {Object.values(options).join(' / ')}
        </MenuItem>
      ))}
    </TextField>
  );
};

type Props = {
  lines: readonly Left[];
  change: Change;
  hint: (left: number) => string;
  onChange: (change: Change) => void;
};

/** What of the order can still be changed, and what comes beside it. */
export const ChangeLines = ({ lines, change, hint, onChange }: Props) => {
  const [swapping, setSwapping] = useState<ReadonlySet<string>>(new Set());
  const count = (variantId: string, typed: string) =>
    onChange({ ...change, quantities: { ...change.quantities, [variantId]: typed } });
  const swap = (variantId: string, other: string) => {
    const { [variantId]: _, ...rest } = change.swaps;
    onChange({ ...change, swaps: other ? { ...rest, [variantId]: other } : rest });
  };
  const setAdded = (added: readonly Added[]) => onChange({ ...change, added });

  return (
    <Stack spacing={1.5}>
      <Box component="ul" aria-label={t('Products')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((one) => {
          const { variantId, options } = one.line;
          const name = named(one.line);
          return (
            <Row key={variantId} name={name} hint={hint(one.left)}>
              {swapping.has(variantId) || change.swaps[variantId] ? (
                <Swap
                  line={one.line}
                  other={change.swaps[variantId] ?? ''}
                  onChange={(other) => swap(variantId, other)}
                />
              ) : (
                Object.keys(options ?? {}).length > 0 && (
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={t('Swap {name}', { name })}
                    onClick={() => setSwapping(new Set([...swapping, variantId]))}
                  >
                    {t('Swap')}
                  </Button>
                )
              )}
              <Count
                of={name}
                typed={quantityOf(change, one)}
                onChange={(typed) => count(variantId, typed)}
              />
              <IconButton aria-label={t('Remove {name}', { name })} onClick={() => count(variantId, '0')}>
                <DeleteIcon />
              </IconButton>
            </Row>
          );
        })}
        {change.added.map((one) => (
          <Row key={one.variantId} name={one.name} hint={t('New, at today’s price')}>
            <Count
              of={one.name}
              typed={String(one.quantity)}
              onChange={(typed) =>
                setAdded(
                  change.added.map((each) =>
                    each === one
                      ? { ...one, quantity: Math.min(MOST, Math.max(1, Math.round(Number(typed)) || 1)) }
                      : each,
                  ),
                )
              }
            />
            <IconButton
              aria-label={t('Remove {name}', { name: one.name })}
              onClick={() => setAdded(change.added.filter((each) => each !== one))}
            >
              <DeleteIcon />
            </IconButton>
          </Row>
        ))}
      </Box>
      <AddProduct onAdd={(variantId, name) => onChange(withAdded(change, variantId, name))} />
    </Stack>
  );
};
