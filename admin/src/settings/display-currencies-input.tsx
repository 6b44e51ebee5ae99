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

const above = minValue(0.000001, 'Above zero');

/** The currencies in which shoppers see about how much something costs, or pay. */
export const DisplayCurrenciesInput = () => (
  <ArrayInput source="displayCurrencies" label={false} className="wide">
    <SimpleFormIterator
      inline
      fullWidth
      disableClear
      disableReordering
      addButton={<AddRow label="Add a currency" />}
    >
      <AutocompleteInput
        source="code"
        label="Currency"
        choices={currencies()}
        validate={required('Currency is required')}
        helperText={false}
      />
      <NumberInput
        source="rate"
        label={`For 1 ${shopCurrency().code}`}
        min={0}
        step="any"
        validate={above}
        helperText="Empty: daily by the European Central Bank"
      />
      <NumberInput
        source="roundTo"
        label="Rounded to"
        min={0}
        step="any"
        defaultValue={0.01}
        validate={[required('Rounding is required'), above]}
        helperText="0.05, 1, 10 … Less than ten of them are rounded finer, so that no price moves by more than 5%"
      />
      <BooleanInput
        source="isPayable"
        label="Orders may be paid in it"
        defaultValue={false}
        helperText={false}
      />
    </SimpleFormIterator>
  </ArrayInput>
);
