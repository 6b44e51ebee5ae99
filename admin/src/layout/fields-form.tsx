import { Box, InputAdornment } from '@mui/material';
import {
  AutocompleteInput,
  DateInput,
  NullableBooleanInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  type Validator,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ColourField } from '../fields/colour-field';
import { PictureField } from '../fields/picture-field';
import { ProductField } from '../fields/product-field';
import type { ShapedField } from '../fields/shaped-field';
import { smallestStep, withCurrency } from './shop-currency';
import { t } from '../texts';

/** More choices than this are found by typing. */
const FEW = 12;

const labelled = ({ value, label }: ShapedField['choices'][number]) => ({ id: value, name: label });

/** So much of one of the units: without an amount there is none, with one a unit belongs to it. */
const AmountInput = ({ field, source }: Props) => {
  const amount: unknown = useWatch({ name: `${source}.amount` });
  const needsUnit: Validator = (unit: unknown) =>
    typeof amount === 'number' && !unit ? t('Say of which unit') : undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 8rem)', gap: 2 }}>
      <NumberInput source={`${source}.amount`} label={field.label} min={0} helperText={field.help || false} />
      <SelectInput
        source={`${source}.unit`}
        label={t('Unit')}
        choices={field.units.map((unit) => ({ id: unit, name: unit }))}
        validate={needsUnit}
        helperText={false}
        sx={{ minWidth: 0, width: '100%' }}
      />
    </Box>
  );
};

type Props = { field: ShapedField; source: string };

/** The input of one declared field, by its kind. */
export const FieldInput = ({ field, source }: Props) => {
  const { kind, label, help, unit, choices, isLong, isRequired } = field;
  const validate = isRequired ? required(t('{label} is required', { label })) : [];
  const common = { source, label, helperText: help || (false as const), validate };
  if (kind === 'amount') return <AmountInput field={field} source={source} />;
  if (kind === 'colour') return <ColourField field={field} {...common} />;
  if (kind === 'picture') return <PictureField {...common} drawing={field.takesMore === true} />;
  if (kind === 'product') return <ProductField {...common} />;
  if (kind === 'flag') return <NullableBooleanInput {...common} />;
  if (kind === 'money')
    return <NumberInput {...common} label={withCurrency(label)} min={0} step={smallestStep()} />;
  if (kind === 'date') return <DateInput {...common} />;
  if (kind === 'choice') {
    const all = choices.map(labelled);
    return choices.length > FEW ? (
      <AutocompleteInput {...common} choices={all} />
    ) : (
      <SelectInput {...common} choices={all} />
    );
  }
  if (kind === 'number') {
    const endAdornment = unit ? <InputAdornment position="end">{unit}</InputAdornment> : undefined;
    return <NumberInput {...common} step="any" slotProps={{ input: { endAdornment } }} />;
  }
  const link =
    kind !== 'link'
      ? {}
      : field.takesMore
        ? { placeholder: '/shop or https://' }
        : { type: 'url', placeholder: 'https://' };
  return <TextInput {...common} {...link} {...(isLong ? { multiline: true, minRows: 2 } : {})} />;
};

/** The form of declared fields, one input for each: values stand in the record under `source`. */
export const FieldsForm = ({ fields, source }: { fields: readonly ShapedField[]; source: string }) =>
  fields.map((field) => <FieldInput key={field.name} field={field} source={`${source}.${field.name}`} />);
