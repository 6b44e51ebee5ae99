import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  minValue,
  NumberInput,
  required,
  SimpleFormIterator,
} from 'react-admin';
import { AddRow } from '../layout/add-row';
import { currencies } from '../layout/currencies';
import { shopCurrency } from '../layout/shop-currency';
import { t } from '../texts';

const above = minValue(0.000001, t('Above zero'));

/** The currencies in which shoppers see about how much something costs, or pay. */
export const DisplayCurrenciesInput = () => (
  <ArrayInput source="displayCurrencies" label={false} className="wide">
    <SimpleFormIterator
      inline
      fullWidth
      disableClear
      disableReordering
      addButton={<AddRow label={t('Add a currency')} />}
    >
      <AutocompleteInput
        source="code"
        label={t('Currency')}
        choices={currencies()}
        validate={required(t('Currency is required'))}
        helperText={false}
      />
      <NumberInput
        source="rate"
        label={t('For 1 {code}', { code: shopCurrency().code })}
        min={0}
        step="any"
        validate={above}
        helperText={t('Empty: daily by the European Central Bank')}
      />
      <NumberInput
        source="roundTo"
        label={t('Rounded to')}
        min={0}
        step="any"
        defaultValue={0.01}
        validate={[required(t('Rounding is required')), above]}
        helperText={t(
          '0.05, 1, 10 … Less than ten of them are rounded finer, so that no price moves by more than 5%',
        )}
      />
      <BooleanInput
        source="isPayable"
        label={t('Orders may be paid in it')}
        defaultValue={false}
        helperText={false}
      />
    </SimpleFormIterator>
  </ArrayInput>
);
