import { Typography } from '@mui/material';
import {
  AutocompleteInput,
  BooleanInput,
  Create,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  ReferenceInput,
  type Validator,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ShopEdit } from '../layout/record-pages';
import { FormSection } from '../layout/form-section';
import { DateTimeField } from '../layout/date-time-field';
import { RecordTitle } from '../layout/record-title';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import type { CouponRecord } from '../records';
import { deleting, asText } from './coupon';
import { couponFields } from './compared-fields';
import { smallestStep, withCurrency } from '../layout/shop-currency';

const kinds = [
  { id: 'percent', name: 'Percent of the subtotal' },
  { id: 'amount', name: 'Amount' },
];

const shape: Validator = (code: unknown) =>
  typeof code === 'string' && code !== '' && !/^[A-Z0-9_-]{3,40}$/.test(code)
    ? 'Code must be 3 to 40 letters, digits, - or _'
    : undefined;
const codeRules = [required('Code is required'), maxLength(40, 'Code must be at most 40 characters'), shape];
const worthRules = [required('Worth is required'), minValue(0.01, 'Worth must be above 0')];
const percentRules = [...worthRules, maxValue(100, 'At most 100 percent')];
const notNegative = minValue(0, 'At least 0');
const once = minValue(1, 'At least once');

/** Ends after it starts. */
const afterStart = (ends: string | null, { startsAt }: Partial<CouponRecord>) =>
  ends && startsAt && new Date(ends) <= new Date(startsAt)
    ? 'The coupon must end after it starts'
    : undefined;

/** A percentage or an amount, as the kind says. */
const Worth = () => {
  const kind = useWatch({ name: 'kind' }) as string | undefined;
  return kind === 'amount' ? (
    <NumberInput
      key="amount"
      source="amount"
      label={withCurrency('Worth')}
      min={0}
      step={smallestStep()}
      validate={worthRules}
    />
  ) : (
    <NumberInput key="percent" source="percent" label="Worth (%)" min={0} max={100} validate={percentRules} />
  );
};

/** The rules so far in one sentence, read out as they change. */
const AsText = () => {
  const sentence = asText(useWatch());
  return (
    <Typography role="status" sx={{ py: 2, fontWeight: 600 }}>
      {sentence}
    </Typography>
  );
};

const kept = (typed: string) => typed;

export const CouponFields = ({ saved = false }: { saved?: boolean }) => (
  <ShopForm
    toolbar={<SaveBar saved={saved} create="Create coupon" deletion={deleting} />}
    compared={couponFields}
  >
    <FormSection title="Code" hint="What shoppers type at the checkout.">
      <TextInput source="code" validate={codeRules} parse={(typed: string) => typed.trim().toUpperCase()} />
      <TextInput
        source="description"
        parse={kept}
        validate={maxLength(200, 'Description must be at most 200 characters')}
        helperText="Shown to whoever has it in their profile"
      />
    </FormSection>
    <FormSection title="Worth" hint="What it takes off the order.">
      <SelectInput
        source="kind"
        choices={kinds}
        defaultValue="percent"
        validate={required('Kind is required')}
      />
      <Worth />
      <NumberInput
        source="minTotal"
        label={withCurrency('From a subtotal of')}
        min={0}
        validate={notNegative}
      />
    </FormSection>
    <FormSection title="Who and how often" hint="Left empty, everybody may use it without end.">
      <NumberInput source="maxUses" label="Uses in all" min={1} step={1} validate={once} />
      <NumberInput
        source="perAccount"
        label="Uses per shopper"
        min={1}
        step={1}
        defaultValue={1}
        validate={once}
      />
      <ReferenceInput source="accountId" reference="customers">
        <AutocompleteInput
          label="Only for this shopper"
          optionText="email"
          filterToQuery={(q: string) => (q ? { q } : {})}
        />
      </ReferenceInput>
      <BooleanInput
        source="firstOrderOnly"
        label="Only for a first order"
        helperText={false}
        sx={{ mt: 1 }}
      />
    </FormSection>
    <FormSection title="When" hint="Without dates it works at once and stays.">
      <DateTimeField source="startsAt" label="Starts" />
      <DateTimeField source="endsAt" label="Ends" validate={afterStart} />
      <BooleanInput source="isActive" label="Active" defaultValue helperText={false} sx={{ mt: 1 }} />
    </FormSection>
    <AsText />
  </ShopForm>
);

export const CouponCreate = () => (
  <Create title="New coupon" redirect="list" sx={{ maxWidth: 920 }}>
    <CouponFields />
  </Create>
);

export const CouponEdit = () => (
  <ShopEdit
    title={<RecordTitle source="code" otherwise="Coupon" />}
    mutationMode="pessimistic"
    redirect="list"
    actions={false}
    sx={{ maxWidth: 920 }}
  >
    <CouponFields saved />
  </ShopEdit>
);
