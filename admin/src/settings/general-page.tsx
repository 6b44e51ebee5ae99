import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
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
import { t } from '../texts';

const nameRules = [
  required(t('Shop name is required')),
  maxLength(60, t('Shop name must be at most 60 characters')),
];
const emailRules = [required(t('Support email is required')), email(t('Please enter a valid email address'))];

const formerPrices = [
  { id: 'by_country', name: t('By the law of the shop’s country') },
  { id: 'lowest', name: t('The lowest price of 30 days') },
  { id: 'derived', name: t('The price that the discount makes') },
];

const euRules = [
  { id: 'by_country', name: t('Where the shop is in the EU or EEA') },
  { id: 'on', name: t('On: the shop sells there') },
  { id: 'off', name: t('Off') },
];

/** Who the shop is, and what it asks of its staff. */
export const GeneralPage = () => (
  <SettingsPage title={t('Settings')}>
    <FormSection title={t('Shop')} hint={t('The name is in page titles, emails and invoices.')}>
      <TextInput source="name" label={t('Shop name')} parse={kept} validate={nameRules} className="wide" />
      <AutocompleteInput
        source="country"
        label={t('Country')}
        choices={countries()}
        validate={required(t('Country is required'))}
        helperText={t('Delivery and tax are estimated for it until the buyer gives an address.')}
      />
      <AutocompleteInput
        source="timeZone"
        label={t('Time zone')}
        choices={timeZones()}
        validate={required(t('Time zone is required'))}
        helperText={t(
          'Every day of the shop is counted in it: sales, taxes, invoices, coupons, returns and promises.',
        )}
      />
      <AutocompleteArrayInput
        source="languages"
        label={t('Languages of the shop')}
        choices={languages}
        validate={required(t('At least one language is required'))}
        helperText={t('The first one stands in addresses without a prefix; the others like /fr/cart.')}
        className="wide"
      />
      <TextInput
        source="taxNumber"
        label={t('Tax number')}
        parse={kept}
        helperText={t('Printed on invoices; leave empty for none.')}
      />
    </FormSection>
    <FormSection title={t('Contact')} hint={t('Shown on the contact page, in emails and on invoices.')}>
      <TextInput source="supportEmail" label={t('Support email')} parse={kept} validate={emailRules} />
      <TextInput
        source="supportPhone"
        label={t('Support phone')}
        parse={kept}
        validate={maxLength(40, t('Support phone must be at most 40 characters'))}
      />
      <TextInput
        source="address"
        label={t('Address')}
        multiline
        parse={kept}
        validate={maxLength(300, t('Address must be at most 300 characters'))}
        className="wide"
      />
    </FormSection>
    <OrdersSection />
    <PromisesSection />
    <FormSection title={t('Stock')} hint={t('When the dashboard and the list of products warn.')}>
      <WholeInput
        source="lowStockFrom"
        label={t('Low stock (pieces)')}
        least={0}
        most={100_000}
        helperText={t('A variant with so many pieces to sell, or fewer, is low in stock')}
      />
      <BooleanInput
        source="lowStockMail"
        label={t('Mail to the shop when goods run low')}
        helperText={t('Once for each, until there is more of it; to the address for new orders')}
      />
    </FormSection>
    <FormSection title={t('Home page')} hint={t('What the featured products are offered with.')}>
      <DateTimeField
        source="offerEndsAt"
        label={t('Featured offer ends')}
        helperText={t('The countdown on the home page runs to this moment')}
      />
    </FormSection>
    <FormSection title={t('Sales')} hint={t('What stands crossed out beside a price with a discount.')}>
      <SelectInput
        source="formerPrices"
        label={t('Crossed out')}
        choices={formerPrices}
        validate={required(t('Please choose what is crossed out'))}
        helperText={t(
          'In the EU it must be the lowest price of the 30 days before the cut; without a cut there is no sale then',
        )}
      />
    </FormSection>
    <FormSection title={t('Consumer law')} hint={t('What the law of the EU wants of shops that sell there.')}>
      <SelectInput
        source="euRules"
        label={t('Rules of the EU')}
        choices={euRules}
        validate={required(t('Please choose whether the rules of the EU hold'))}
        helperText={t(
          'Withdrawal function, imprint, accessibility page, legal guarantee and the words of the order button',
        )}
      />
      <TextInput
        source="imprint"
        label={t('More for the imprint')}
        multiline
        parse={kept}
        validate={maxLength(2_000, t('Imprint must be at most 2,000 characters'))}
        helperText={t('Legal form, who speaks for the company, register and number')}
        className="wide"
      />
    </FormSection>
    <FormSection title={t('Newsletter')} hint={t('What a confirmed subscription is rewarded with.')}>
      <WholeInput
        source="welcomePercent"
        label={t('Welcome coupon (%)')}
        least={0}
        most={100}
        helperText={t('Off the first order of each subscriber, as the foot of each page says; 0 for none')}
      />
    </FormSection>
    <AccountsSection />
    <StaffSection />
  </SettingsPage>
);
