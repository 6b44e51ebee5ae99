import { Create, maxLength, required, TextInput } from 'react-admin';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';

const begins = (pattern: RegExp, message: string) => (typed: unknown) =>
  typeof typed === 'string' && typed !== '' && !pattern.test(typed.trim()) ? message : undefined;

const fromRules = [
  required('A redirect needs an old address'),
  maxLength(500, 'At most 500 characters'),
  begins(/^\//, 'Begins with /, such as /old-page'),
];
const toRules = [
  required('A redirect needs a new address'),
  maxLength(1000, 'At most 1000 characters'),
  begins(/^(\/|https?:\/\/)/i, 'Begins with / or https://'),
];

/** Leads an address that is gone to another. */
export const RedirectCreate = () => (
  <Create title="Add redirect" redirect="list" sx={{ maxWidth: 640 }}>
    <ShopForm toolbar={<SaveBar saved={false} create="Add redirect" />} defaultValues={{ from: '', to: '' }}>
      <TextInput
        source="from"
        label="Old address"
        helperText="As it was, from the first / on and without a language: /old-page"
        validate={fromRules}
      />
      <TextInput
        source="to"
        label="Leads to"
        helperText="A page of this shop, such as /pages/our-workshop, or an address that begins with https://"
        validate={toRules}
      />
    </ShopForm>
  </Create>
);
