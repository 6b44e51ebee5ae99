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
import { couponFields } from './coupon-fields';
import { smallestStep, withCurrency } from '../layout/shop-currency';
import { t } from '../texts';

const kinds = [
  { id: 'percent', name: t('Percent of the subtotal') },
  { id: 'amount', name: t('Amount') },
];

const shape: Validator = (code: unknown) =>
  typeof code === 'string' && code !== '' && !/^[A-Z0-9_-]{3,40}$/.test(code)
    ? t('Code must be 3 to 40 letters, digits, - or _')
    : undefined;
const codeRules = [
  required(t('Code is required')),
  maxLength(40, t('Code must be at most 40 characters')),
  shape,
];
const worthRules = [required(t('Worth is required')), minValue(0.001, t('Worth must be above 0'))];
const percentRules = [...worthRules, maxValue(100, t('At most 100 percent'))];
const notNegative = minValue(0, t('At least 0'));
const once = minValue(1, t('At least once'));

/** Ends after it starts. */
const afterStart = (ends: string | null, { startsAt }: Partial<CouponRecord>) =>
  ends && startsAt && new Date(ends) <= new Date(startsAt)
    ? t('The coupon must end after it starts')
    : undefined;

/** A percentage or an amount, as the kind says. */
const Worth = () => {
  const kind = useWatch({ name: 'kind' }) as string | undefined;
  return kind === 'amount' ? (
    <NumberInput
      key="amount"
      source="amount"
      label={withCurrency(t('Worth'))}
      min={0}
      step={smallestStep()}
      validate={worthRules}
    />
  ) : (
    <NumberInput
      key="percent"
      source="percent"
      label={t('Worth (%)')}
      min={0}
      max={100}
      validate={percentRules}
    />
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
    toolbar={<SaveBar saved={saved} create={t('Create coupon')} deletion={deleting} />}
    compared={couponFields}
  >
    <FormSection title={t('Code')} hint={t('What shoppers type at the checkout.')}>
      <TextInput
        source="code"
        label={t('Code')}
        validate={codeRules}
        parse={(typed: string) => typed.trim().toUpperCase()}
      />
      <TextInput
        source="description"
        label={t('Description')}
        parse={kept}
        validate={maxLength(200, t('Description must be at most 200 characters'))}
        helperText={t('Shown to whoever has it in their profile')}
      />
    </FormSection>
    <FormSection title={t('Worth')} hint={t('What it takes off the order.')}>
      <SelectInput
        source="kind"
        label={t('Kind')}
        choices={kinds}
        defaultValue="percent"
        validate={required(t('Kind is required'))}
      />
      <Worth />
      <NumberInput
        source="minTotal"
        label={withCurrency(t('From a subtotal of'))}
        min={0}
        validate={notNegative}
      />
    </FormSection>
    <FormSection title={t('Who and how often')} hint={t('Left empty, everybody may use it without end.')}>
      <NumberInput source="maxUses" label={t('Uses in all')} min={1} step={1} validate={once} />
      <NumberInput
        source="perAccount"
        label={t('Uses per shopper')}
        min={1}
        step={1}
        defaultValue={1}
        validate={once}
      />
      <ReferenceInput source="accountId" reference="customers">
        <AutocompleteInput
          label={t('Only for this shopper')}
          optionText="email"
          filterToQuery={(q: string) => (q ? { q } : {})}
        />
      </ReferenceInput>
      <BooleanInput
        source="firstOrderOnly"
        label={t('Only for a first order')}
        helperText={false}
        sx={{ mt: 1 }}
      />
    </FormSection>
    <FormSection title={t('When')} hint={t('Without dates it works at once and stays.')}>
      <DateTimeField source="startsAt" label={t('Starts')} />
      <DateTimeField source="endsAt" label={t('Ends')} validate={afterStart} />
      <BooleanInput source="isActive" label={t('Active')} defaultValue helperText={false} sx={{ mt: 1 }} />
    </FormSection>
    <AsText />
  </ShopForm>
);

export const CouponCreate = () => (
  <Create title={t('New coupon')} redirect={() => 'promotions'} sx={{ maxWidth: 920 }}>
    <CouponFields />
  </Create>
);

export const CouponEdit = () => (
  <ShopEdit
    title={<RecordTitle source="code" otherwise={t('Coupon')} />}
    mutationMode="pessimistic"
    redirect={() => 'promotions'}
    actions={false}
    sx={{ maxWidth: 920 }}
  >
    <CouponFields saved />
  </ShopEdit>
);
