import { AutocompleteInput, required } from 'react-admin';
import { currencies } from '../layout/currencies';
import { FormSection } from '../layout/form-section';
import { DisplayCurrenciesInput } from './display-currencies-input';
import { FollowedRates } from './followed-rates';
import { SettingsPage } from './settings-page';

/** What the shop counts in, and what shoppers may see besides. */
export const CurrenciesPage = () => (
  <SettingsPage title="Currencies">
    <FormSection title="Currency of the shop" hint="Prices, orders and reports count in it.">
      <AutocompleteInput
        source="currency"
        label="Currency"
        choices={currencies()}
        validate={required('Currency is required')}
        helperText="It stands still once the first order is placed."
      />
    </FormSection>
    <FormSection
      title="Other currencies"
      hint="Shoppers choose one at the foot of the page. They see about how much it is, or pay in it: then prices, delivery and coupons are converted by the rate of the moment, and the order keeps it."
    >
      <DisplayCurrenciesInput />
      <FollowedRates />
    </FormSection>
  </SettingsPage>
);
