import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AutocompleteInput,
  Create,
  maxLength,
  minValue,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useRedirect,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DateTimeField } from '../layout/date-time-field';
import { FormSection } from '../layout/form-section';
import { SaveBar } from '../layout/save-bar';
import { SecretDialog } from '../layout/secret-dialog';
import { ShopForm } from '../layout/shop-form';
import { paidCurrencies, shopCurrency } from '../layout/shop-currency';
import type { IssuedCredit } from '../records';
import { t } from '../texts';
import { asGiven, RecipientSection } from './recipient-section';

const amountRules = [required(t('Amount is required')), minValue(0.001, t('The amount must be above zero'))];
const reasonRules = [
  required(t('Reason is required')),
  maxLength(300, t('Reason must be at most 300 characters')),
];
const afterNow = (ends: string | null) =>
  ends && new Date(ends) <= new Date() ? t('It must end after today') : undefined;

const Currency = () => {
  const { data = [] } = useQuery({ queryKey: ['paid-currencies'], queryFn: paidCurrencies });
  const codes = [shopCurrency().code, ...data];
  return (
    <SelectInput
      source="currency"
      label={t('Currency')}
      choices={codes.map((code) => ({ id: code, name: code }))}
      defaultValue={shopCurrency().code}
      validate={required(t('Currency is required'))}
      helperText={t('It pays for orders in this currency alone')}
    />
  );
};

/** Store credit has no end of its own. */
const Ends = () =>
  useWatch({ name: 'accountId' }) ? null : (
    <DateTimeField source="expiresAt" label={t('Ends')} validate={afterNow} />
  );

const WORDS = {
  title: t('The code of the gift card'),
  label: t('Code'),
  told: t(
    'It is shown this once, and whoever has it can pay with it. Where it is lost, “Mail it” on the page of the gift card sends it again or exchanges it.',
  ),
};

/** Gives a gift card, whose code is shown once, or store credit. */
export const CreditCreate = () => {
  const [made, setMade] = useState<IssuedCredit>();
  const redirect = useRedirect();
  const onSuccess = (issued: IssuedCredit) =>
    issued.code ? setMade(issued) : redirect('show', 'credit', issued.id);
  return (
    <>
      <Create
        title={t('New gift card')}
        transform={asGiven}
        mutationOptions={{ onSuccess }}
        sx={{ maxWidth: 920 }}
      >
        <ShopForm toolbar={<SaveBar saved={false} create={t('Give it')} />}>
          <FormSection title={t('Worth')} hint={t('It counts towards what you may give away on a day.')}>
            <NumberInput source="amount" label={t('Amount')} min={0} validate={amountRules} />
            <Currency />
          </FormSection>
          <FormSection
            title={t('For whom')}
            hint={t(
              'Without a customer it is a gift card, of whoever has its code; with one it is store credit of the account.',
            )}
          >
            <ReferenceInput source="accountId" reference="customers">
              <AutocompleteInput
                label={t('Store credit of')}
                optionText="email"
                filterToQuery={(q: string) => (q ? { q } : {})}
              />
            </ReferenceInput>
            <Ends />
          </FormSection>
          <RecipientSection />
          <FormSection
            title={t('Why')}
            hint={t('The reason stands in its history, the note beside it in the list.')}
          >
            <TextInput source="reason" label={t('Reason')} validate={reasonRules} />
            <TextInput
              source="note"
              label={t('Note')}
              defaultValue=""
              parse={(typed: string) => typed}
              validate={maxLength(300, t('Note must be at most 300 characters'))}
            />
          </FormSection>
        </ShopForm>
      </Create>
      {made?.code && (
        <SecretDialog secret={made.code} words={WORDS} onClose={() => redirect('show', 'credit', made.id)} />
      )}
    </>
  );
};
