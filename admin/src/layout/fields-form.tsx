import { Box, InputAdornment } from '@mui/material';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  email,
  maxLength,
  maxValue,
  minValue,
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
import { languages } from '../languages';
import { countries } from './countries';
import { currencies } from './currencies';
import { DateTimeField } from './date-time-field';
import { timeZones } from './time-zones';
import { weekdays } from './weekdays';
import { smallestStep, withCurrency } from './shop-currency';
import { named, t } from '../texts';

/** More choices than this are found by typing. */
const FEW = 12;

const labelled = ({ value, label }: ShapedField['choices'][number]) => ({ id: value, name: named(label) });

/** What is chosen of a list of the world. */
const WORLD: Readonly<Record<string, () => { id: string; name: string }[]>> = {
  country: countries,
  timeZone: timeZones,
  currency: currencies,
};

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

/** What must hold of a value before it is sent. */
const checksOf = ({ kind, label, isRequired, bounds, longest }: ShapedField): Validator[] => [
  ...(isRequired ? [required(t('{label} is required', { label: named(label) }))] : []),
  ...(bounds
    ? [
        minValue(bounds.least, t('At least {least}', { least: bounds.least })),
        maxValue(bounds.most, t('At most {most}', { most: bounds.most })),
      ]
    : []),
  ...(longest
    ? [
        maxLength(
          longest,
          t('{label} must be at most {longest} characters', { label: named(label), longest }),
        ),
      ]
    : []),
  ...(kind === 'email' ? [email(t('Please enter a valid email address'))] : []),
];

/** The input of one declared field, by its kind. */
export const FieldInput = ({ field, source }: Props) => {
  const { kind, unit, choices, isLong, isRequired } = field;
  const label = named(field.label);
  const common = {
    ...{ source, label, validate: checksOf(field) },
    helperText: field.help ? named(field.help) : (false as const),
  };
  const wide = { className: 'wide' };
  if (kind === 'amount') return <AmountInput field={field} source={source} />;
  if (kind === 'colour') return <ColourField field={field} {...common} />;
  if (kind === 'picture') return <PictureField {...common} drawing={field.takesMore === true} />;
  if (kind === 'product') return <ProductField {...common} />;
  if (kind === 'flag')
    return isRequired ? <BooleanInput {...common} validate={[]} /> : <NullableBooleanInput {...common} />;
  if (kind === 'money')
    return <NumberInput {...common} label={withCurrency(label)} min={0} step={smallestStep()} />;
  if (kind === 'date') return <DateInput {...common} />;
  if (kind === 'moment') return <DateTimeField {...common} helperText={common.helperText || undefined} />;
  if (kind === 'weekdays') return <CheckboxGroupInput {...common} {...wide} choices={weekdays()} />;
  if (kind === 'languages') return <AutocompleteArrayInput {...common} {...wide} choices={languages} />;
  const known = WORLD[kind]?.() ?? (kind === 'choice' ? choices.map(labelled) : undefined);
  if (known)
    return known.length > FEW ? (
      <AutocompleteInput {...common} choices={known} />
    ) : (
      <SelectInput {...common} choices={known} />
    );
  if (kind === 'number' || kind === 'whole') {
    const endAdornment = unit ? <InputAdornment position="end">{unit}</InputAdornment> : undefined;
    return (
      <NumberInput {...common} step={kind === 'whole' ? 1 : 'any'} slotProps={{ input: { endAdornment } }} />
    );
  }
  if (kind === 'time')
    return <TextInput {...common} type="time" slotProps={{ inputLabel: { shrink: true } }} />;
  const link =
    kind !== 'link'
      ? {}
      : field.takesMore
        ? { placeholder: '/shop or https://' }
        : { type: 'url', placeholder: 'https://' };
  return <TextInput {...common} {...link} {...(isLong ? { multiline: true, minRows: 2 } : {})} />;
};

/** The form of declared fields, one input for each: values stand in the record itself, or in what it has under `source`. */
export const FieldsForm = ({ fields, source }: { fields: readonly ShapedField[]; source?: string }) =>
  fields.map((field) => (
    <FieldInput key={field.name} field={field} source={source ? `${source}.${field.name}` : field.name} />
  ));
