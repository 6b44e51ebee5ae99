import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { NumberInput } from 'react-admin';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { AddProduct } from '../layout/add-product';
import { shopCurrency, withCurrency } from '../layout/shop-currency';
import type { ArrivalLine } from './arrival';
import { t } from '../texts';

type Form = { lines: Partial<ArrivalLine>[]; currency?: string };

const isCount = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= 1_000_000
    ? undefined
    : t('A whole number of 1 or more');
const isCost = (value: unknown) =>
  value === null || value === undefined || value === '' || Number(value) >= 0 ? undefined : t('0 or more');

/** What the shop says against the product of a line: it is gone, say, or not counted. */
const Fault = ({ at }: { at: number }) => {
  const { fieldState } = useController<Form>({ name: `lines.${at}.variantId` });
  return fieldState.error?.message ? (
    <Typography variant="caption" component="p" color="error" role="alert">
      {fieldState.error.message}
    </Typography>
  ) : null;
};

/** What is to come: each variant once, with how many and, of an order, what a piece costs. */
export const ArrivalLinesInput = ({ withCosts, fixed = false }: { withCosts: boolean; fixed?: boolean }) => {
  const { control, setValue, getValues } = useFormContext<Form>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines', keyName: 'key' });
  const currency = useWatch({ control, name: 'currency' }) || shopCurrency().code;
  const add = (variantId: string, name: string) => {
    const at = getValues('lines').findIndex((line) => line.variantId === variantId);
    if (at === -1) append({ variantId, name, quantity: 1, cost: null });
    else
      setValue(`lines.${at}.quantity`, (getValues(`lines.${at}.quantity`) ?? 0) + 1, { shouldDirty: true });
  };
  return (
    <Stack className="wide" spacing={1.5} sx={{ width: '100%' }}>
      {fields.map(({ key, name = '', sku }, at) => (
        <Box
          key={key}
          role="group"
          aria-label={name}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, borderBottom: 1, borderColor: 'divider', pb: 1 }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0, pt: 1 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
            {sku && (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                <bdi>{sku}</bdi>
              </Typography>
            )}
            <Fault at={at} />
          </Box>
          <NumberInput
            source={`lines.${at}.quantity`}
            label={t('Quantity')}
            validate={isCount}
            min={1}
            readOnly={fixed}
            helperText={false}
            sx={{ width: { xs: 92, sm: 112 }, mt: 0 }}
          />
          {withCosts && (
            <NumberInput
              source={`lines.${at}.cost`}
              label={withCurrency(t('Cost of one'), currency)}
              validate={isCost}
              min={0}
              readOnly={fixed}
              helperText={false}
              sx={{ width: { xs: 132, sm: 148 }, mt: 0 }}
            />
          )}
          {!fixed && (
            <IconButton
              aria-label={t('Remove {name}', { name })}
              onClick={() => remove(at)}
              sx={{ alignSelf: 'center' }}
            >
              <DeleteIcon />
            </IconButton>
          )}
        </Box>
      ))}
      {fields.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('Nothing yet: find the first product below.')}
        </Typography>
      )}
      {!fixed && <AddProduct onAdd={add} />}
    </Stack>
  );
};
