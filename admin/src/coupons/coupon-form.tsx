import { Box } from '@mui/material';
import {
  BooleanInput,
  Create,
  DateTimeInput,
  Edit,
  maxLength,
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
import type { CouponRecord } from './coupon';

const kinds = [
  { id: 'percent', name: 'Percent of the subtotal' },
  { id: 'amount', name: 'Amount in dollars' },
];

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
      <NumberInput
        source="value"
        label="Worth"
        min={0}
        validate={[required('Worth is required'), minValue(0.01, 'Worth must be above 0')]}
      />
      <NumberInput source="minTotal" label="From a subtotal of ($)" min={0} />
      <NumberInput source="maxUses" label="Uses in all" min={1} step={1} helperText="Empty: no limit" />
      <DateTimeInput source="startsAt" label="Starts" />
      <DateTimeInput source="endsAt" label="Ends" />
    </Box>
    <BooleanInput source="active" defaultValue />
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
