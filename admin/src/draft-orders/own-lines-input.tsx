import { Typography } from '@mui/material';
import {
  BooleanInput,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useCanAccess,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRows } from '../layout/field-rows';
import { formRows } from '../layout/form-rows';
import { money } from '../layout/format';
import { withCurrency } from '../layout/shop-currency';
import { words } from '../layout/words';
import type { DraftOwnLine } from '../records';
import { t } from '../texts';

const MOST = 99;
const categories = ['standard', 'reduced', 'second_reduced', 'super_reduced', 'zero', 'exempt'].map((id) => ({
  id,
  name: words(id),
}));
const name = required(t('Name is required'));
const price = [required(t('Price is required')), minValue(0, t('Price cannot be below 0'))];
const grams = [minValue(0), maxValue(10_000_000)];
const quantity = [required(), minValue(1), maxValue(MOST)];
const columns = formRows({ sm: '2fr 1fr', lg: '4fr 3fr 2fr' });

/** As they are kept, for whoever may not write any. */
const Written = ({ lines, currency }: { lines: readonly DraftOwnLine[]; currency: string | undefined }) => (
  <>
    {lines.map((line, at) => (
      <Typography key={at} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {line.quantity} × <bdi>{line.name}</bdi> · <bdi>{money(line.price, currency)}</bdi>
      </Typography>
    ))}
  </>
);

/** What is no good of the catalogue: a repair, an engraving, a thing that was got for one buyer, at an agreed price. */
export const OwnLinesInput = ({ currency }: { currency: string | undefined }) => {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'own_lines' });
  const lines = (useWatch({ name: 'ownLines' }) ?? []) as DraftOwnLine[];
  if (!canAccess) return <Written {...{ lines, currency }} />;
  return (
    <FieldRows source="ownLines" add={t('Add a line of your own')} unordered columns={columns}>
      <TextInput source="name" label={t('What it is')} validate={name} helperText={false} />
      <NumberInput
        source="price"
        label={withCurrency(t('Price of one'), currency)}
        validate={price}
        min={0}
        step="any"
        helperText={false}
      />
      <NumberInput
        source="quantity"
        label={t('Quantity')}
        validate={quantity}
        min={1}
        max={MOST}
        step={1}
        defaultValue={1}
        helperText={false}
      />
      <SelectInput
        source="taxCategory"
        label={t('Taxed as')}
        choices={categories}
        defaultValue="standard"
        validate={required()}
        helperText={false}
      />
      <BooleanInput
        source="isShipped"
        label={t('Is sent to the buyer')}
        defaultValue={false}
        helperText={false}
      />
      <FormDataConsumer>
        {({ scopedFormData }: { scopedFormData?: Partial<DraftOwnLine> }) =>
          scopedFormData?.isShipped ? (
            <NumberInput
              source="grams"
              label={t('Weight (g)')}
              validate={grams}
              min={0}
              step={1}
              helperText={false}
            />
          ) : null
        }
      </FormDataConsumer>
    </FieldRows>
  );
};
