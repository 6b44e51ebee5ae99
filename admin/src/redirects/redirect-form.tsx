import { Create, maxLength, required, TextInput } from 'react-admin';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import { t } from '../texts';

const begins = (pattern: RegExp, message: string) => (typed: unknown) =>
  typeof typed === 'string' && typed !== '' && !pattern.test(typed.trim()) ? message : undefined;

const fromRules = [
  required(t('A redirect needs an old address')),
  maxLength(500, t('At most 500 characters')),
  begins(/^\//, t('Begins with /, such as /old-page')),
];
const toRules = [
  required(t('A redirect needs a new address')),
  maxLength(1000, t('At most 1000 characters')),
  begins(/^(\/|https?:\/\/)/i, t('Begins with / or https://')),
];

/** Leads an address that is gone to another. */
export const RedirectCreate = () => (
  <Create title={t('Add redirect')} redirect="list" sx={{ maxWidth: 640 }}>
    <ShopForm
      toolbar={<SaveBar saved={false} create={t('Add redirect')} />}
      defaultValues={{ from: '', to: '' }}
    >
      <TextInput
        source="from"
        label={t('Old address')}
        helperText={t('As it was, from the first / on and without a language: /old-page')}
        validate={fromRules}
      />
      <TextInput
        source="to"
        label={t('Leads to')}
        helperText={t(
          'A page of this shop, such as /pages/our-workshop, or an address that begins with https://',
        )}
        validate={toRules}
      />
    </ShopForm>
  </Create>
);
