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
import { usePaymentMethods } from '../layout/use-payment-methods';

/** A way to pay, by what checkouts call it. */
const MethodChoice = ({ source }: { source?: string }) => {
  const { methods } = usePaymentMethods();
  return (
    <SelectInput
      source={source ?? 'method'}
      choices={methods.map(({ method, title }) => ({ id: method, name: title }))}
      validate={required('Choose a way to pay')}
      helperText={false}
    />
  );
};

/** Where each way to pay is offered; one without a rule is offered everywhere. */
export const PaymentRulesInput = () => (
  <ArrayInput source="paymentRules" label={false} className="wide">
    <SimpleFormIterator fullWidth disableClear disableReordering addButton={<AddRow label="Add a rule" />}>
      <MethodChoice source="method" />
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
