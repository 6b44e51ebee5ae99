import {
  AutocompleteInput,
  email,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
  Toolbar,
  useNotify,
} from 'react-admin';
import { ShopEdit } from '../layout/record-pages';
import { countries } from '../layout/countries';
import { FormSection } from '../layout/form-section';
import { Guarded } from '../layout/guarded';
import { DateTimeField } from '../layout/date-time-field';
import { SaveButton } from '../layout/save-button';
import { ShopForm } from '../layout/shop-form';
import { StaffSection } from './staff-section';
import { UnpaidOrdersSection } from './unpaid-orders-section';

const SaveBar = () => (
  <Toolbar>
    <SaveButton label="Save settings" />
  </Toolbar>
);

const nameRules = [
  required('Shop name is required'),
  maxLength(60, 'Shop name must be at most 60 characters'),
];
const emailRules = [required('Support email is required'), email('Please enter a valid email address')];
const percentRules = [
  required('Cash deposit is required'),
  minValue(0, 'At least 0 percent'),
  maxValue(100, 'At most 100 percent'),
];

/** An emptied text is sent as an empty text. */
const kept = (typed: string) => typed;

const currencies = () => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((id) => ({ id, name: `${id} · ${names.of(id) ?? id}` }));
};

/** What can be set, each with where shoppers meet it. */
export const SettingsForm = () => (
  <ShopForm toolbar={<SaveBar />}>
    <FormSection title="Shop" hint="The name is in page titles, mails and invoices.">
      <TextInput source="name" label="Shop name" parse={kept} validate={nameRules} className="wide" />
      <AutocompleteInput
        source="currency"
        label="Currency"
        choices={currencies()}
        validate={required('Currency is required')}
        helperText="Prices, orders and reports count in it. It stands still once the first order is placed."
      />
      <AutocompleteInput
        source="country"
        label="Country"
        choices={countries()}
        validate={required('Country is required')}
        helperText="Delivery and tax are estimated for it until the buyer gives an address."
      />
      <TextInput
        source="taxNumber"
        label="Tax number"
        parse={kept}
        helperText="Printed on invoices; leave empty for none."
      />
    </FormSection>
    <FormSection title="Contact" hint="Shown on the contact page, in mails and on invoices.">
      <TextInput source="supportEmail" label="Support email" parse={kept} validate={emailRules} />
      <TextInput
        source="supportPhone"
        label="Support phone"
        parse={kept}
        validate={maxLength(40, 'Support phone must be at most 40 characters')}
      />
      <TextInput
        source="address"
        multiline
        parse={kept}
        validate={maxLength(300, 'Address must be at most 300 characters')}
        className="wide"
      />
    </FormSection>
    <FormSection title="Selling" hint="Holds for orders that are placed from now on.">
      <NumberInput
        source="depositPercent"
        label="Cash deposit (%)"
        validate={percentRules}
        helperText="Paid up front when an order is paid in cash"
      />
      <TextInput
        source="bankDetails"
        label="Bank account for transfers"
        multiline
        parse={kept}
        validate={maxLength(500, 'Bank account must be at most 500 characters')}
        helperText="Shown to shoppers who pay by transfer; when empty, transfers are not offered"
        className="wide"
      />
      <DateTimeField
        source="offerEndsAt"
        label="Featured offer ends"
        helperText="The countdown on the home page runs to this moment, your local time"
      />
    </FormSection>
    <UnpaidOrdersSection />
    <StaffSection />
  </ShopForm>
);

/** The one record that describes the shop. */
export const SettingsPage = () => {
  const notify = useNotify();
  return (
    <Guarded resource="settings" action="edit">
      <ShopEdit
        resource="settings"
        id="shop"
        title="Settings"
        mutationMode="pessimistic"
        redirect={false}
        actions={false}
        mutationOptions={{ onSuccess: () => notify('Settings saved', { type: 'success' }) }}
        sx={{ maxWidth: 920 }}
      >
        <SettingsForm />
      </ShopEdit>
    </Guarded>
  );
};
