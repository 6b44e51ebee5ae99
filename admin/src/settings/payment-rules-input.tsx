import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  required,
  SelectInput,
  SimpleFormIterator,
} from 'react-admin';
import { AddRow } from '../layout/add-row';
import { AreasInput } from '../layout/areas-input';
import { currencies } from '../layout/currencies';

const methods = [
  { id: 'card', name: 'Card' },
  { id: 'mobile', name: 'Mobile money' },
  { id: 'cash', name: 'Cash on delivery' },
  { id: 'bank', name: 'Bank transfer' },
];

/** Where each way to pay is offered; one without a rule is offered everywhere. */
export const PaymentRulesInput = () => (
  <ArrayInput source="paymentRules" label={false} className="wide">
    <SimpleFormIterator fullWidth disableClear disableReordering addButton={<AddRow label="Add a rule" />}>
      <SelectInput
        source="method"
        choices={methods}
        validate={required('Choose a way to pay')}
        helperText={false}
      />
      <BooleanInput source="isOn" label="Offered" defaultValue helperText={false} />
      <AutocompleteArrayInput
        source="currencies"
        choices={currencies()}
        defaultValue={[]}
        helperText="Empty: every currency"
      />
      <AreasInput hint="Where orders go that may be paid so; empty: everywhere" />
    </SimpleFormIterator>
  </ArrayInput>
);
