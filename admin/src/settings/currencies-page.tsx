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
      title="Also shown in"
      hint="Shoppers choose one and see about how much it is; they pay in the shop's currency."
    >
      <DisplayCurrenciesInput />
      <FollowedRates />
    </FormSection>
  </SettingsPage>
);
