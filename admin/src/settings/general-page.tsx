import {
  AutocompleteArrayInput,
  AutocompleteInput,
  email,
  maxLength,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { countries } from '../layout/countries';
import { DateTimeField } from '../layout/date-time-field';
import { timeZones } from '../layout/time-zones';
import { FormSection } from '../layout/form-section';
import { kept, SettingsPage } from './settings-page';
import { languages } from '../languages';
import { AccountsSection } from './accounts-section';
import { OrdersSection } from './orders-section';
import { PromisesSection } from './promises-section';
import { StaffSection } from './staff-section';
import { WholeInput } from './whole-input';

const nameRules = [
  required('Shop name is required'),
  maxLength(60, 'Shop name must be at most 60 characters'),
];
const emailRules = [required('Support email is required'), email('Please enter a valid email address')];

const formerPrices = [
  { id: 'by_country', name: 'By the law of the shop’s country' },
  { id: 'lowest', name: 'The lowest price of 30 days' },
  { id: 'derived', name: 'The price that the discount makes' },
];

const euRules = [
  { id: 'by_country', name: 'Where the shop is in the EU or EEA' },
  { id: 'on', name: 'On: the shop sells there' },
  { id: 'off', name: 'Off' },
];

/** Who the shop is, and what it asks of its staff. */
export const GeneralPage = () => (
  <SettingsPage title="Settings">
    <FormSection title="Shop" hint="The name is in page titles, emails and invoices.">
      <TextInput source="name" label="Shop name" parse={kept} validate={nameRules} className="wide" />
      <AutocompleteInput
        source="country"
        label="Country"
        choices={countries()}
        validate={required('Country is required')}
        helperText="Delivery and tax are estimated for it until the buyer gives an address."
      />
      <AutocompleteInput
        source="timeZone"
        label="Time zone"
        choices={timeZones()}
        validate={required('Time zone is required')}
        helperText="Every day of the shop is counted in it: sales, taxes, invoices, coupons, returns and promises."
      />
      <AutocompleteArrayInput
        source="languages"
        label="Languages of the shop"
        choices={languages}
        validate={required('At least one language is required')}
        helperText="The first one stands in addresses without a prefix; the others like /fr/cart."
        className="wide"
      />
      <TextInput
        source="taxNumber"
        label="Tax number"
        parse={kept}
        helperText="Printed on invoices; leave empty for none."
      />
    </FormSection>
    <FormSection title="Contact" hint="Shown on the contact page, in emails and on invoices.">
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
    <OrdersSection />
    <PromisesSection />
    <FormSection title="Stock" hint="When the dashboard and the list of products warn.">
      <WholeInput
        source="lowStockFrom"
        label="Low stock (pieces)"
        least={0}
        most={100_000}
        helperText="A variant with so many pieces to sell, or fewer, is low in stock"
      />
    </FormSection>
    <FormSection title="Home page" hint="What the featured products are offered with.">
      <DateTimeField
        source="offerEndsAt"
        label="Featured offer ends"
        helperText="The countdown on the home page runs to this moment"
      />
    </FormSection>
    <FormSection title="Sales" hint="What stands crossed out beside a price with a discount.">
      <SelectInput
        source="formerPrices"
        label="Crossed out"
        choices={formerPrices}
        validate={required('Please choose what is crossed out')}
        helperText="In the EU it must be the lowest price of the 30 days before the cut; without a cut there is no sale then"
      />
    </FormSection>
    <FormSection title="Consumer law" hint="What the law of the EU wants of shops that sell there.">
      <SelectInput
        source="euRules"
        label="Rules of the EU"
        choices={euRules}
        validate={required('Please choose whether the rules of the EU hold')}
        helperText="Withdrawal function, imprint, accessibility page, legal guarantee and the words of the order button"
      />
      <TextInput
        source="imprint"
        label="More for the imprint"
        multiline
        parse={kept}
        validate={maxLength(2_000, 'Imprint must be at most 2,000 characters')}
        helperText="Legal form, who speaks for the company, register and number"
        className="wide"
      />
    </FormSection>
    <FormSection title="Newsletter" hint="What a confirmed subscription is rewarded with.">
      <WholeInput
        source="welcomePercent"
        label="Welcome coupon (%)"
        least={0}
        most={100}
        helperText="Off the first order of each subscriber, as the foot of each page says; 0 for none"
      />
    </FormSection>
    <AccountsSection />
    <StaffSection />
  </SettingsPage>
);
