import { Box } from '@mui/material';
import {
  BooleanInput,
  Create,
  DateTimeInput,
  Edit,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CouponRecord } from './coupon';

const kinds = [
  { id: 'percent', name: 'Percent of the subtotal' },
  { id: 'amount', name: 'Amount in dollars' },
];

const worthRules = [required('Worth is required'), minValue(0.01, 'Worth must be above 0')];

/** A percentage or an amount, as the kind says. */
const Worth = () => {
  const kind = useWatch({ name: 'kind' }) as string | undefined;
  return kind === 'amount' ? (
    <NumberInput key="amount" source="amount" label="Worth ($)" min={0} step={0.01} validate={worthRules} />
  ) : (
    <NumberInput
      key="percent"
      source="percent"
      label="Worth (%)"
      min={0}
      max={100}
      validate={[...worthRules, maxValue(100, 'At most 100 percent')]}
    />
  );
};

const SaveBar = () => (
  <Toolbar>
    <SaveButton alwaysEnable />
  </Toolbar>
);

const Form = () => (
  <SimpleForm noValidate toolbar={<SaveBar />} warnWhenUnsavedChanges sx={{ maxWidth: 720 }}>
    <TextInput
      source="code"
      validate={[required('Code is required'), maxLength(40, 'Code must be at most 40 characters')]}
      parse={(typed: string) => typed.toUpperCase()}
      helperText="What shoppers type at the checkout"
    />
    <TextInput source="description" />
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2, width: '100%' }}
    >
      <SelectInput
        source="kind"
        choices={kinds}
        defaultValue="percent"
        validate={required('Kind is required')}
      />
      <Worth />
      <NumberInput source="minTotal" label="From a subtotal of ($)" min={0} />
      <NumberInput source="maxUses" label="Uses in all" min={1} step={1} helperText="Empty: no limit" />
      <NumberInput source="perAccount" label="Uses per shopper" min={1} step={1} defaultValue={1} />
      <DateTimeInput source="startsAt" label="Starts" />
      <DateTimeInput source="endsAt" label="Ends" />
    </Box>
    <BooleanInput source="firstOrderOnly" label="Only for a first order" helperText={false} />
    <BooleanInput source="isActive" label="Active" defaultValue helperText={false} />
  </SimpleForm>
);

const Title = () => <>{useRecordContext<CouponRecord>()?.code ?? 'Coupon'}</>;

export const CouponCreate = () => (
  <Create title="New coupon" redirect="list">
    <Form />
  </Create>
);

export const CouponEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list">
    <Form />
  </Edit>
);
