import {
  AutocompleteArrayInput,
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { FieldRows } from '../layout/field-rows';
import { AreasInput } from '../layout/areas-input';
import { currencies } from '../layout/currencies';
import { smallestStep, withCurrency } from '../layout/shop-currency';
import { usePaymentMethods } from '../layout/use-payment-methods';
import { t } from '../texts';

/** A way to pay, by what checkouts call it. */
const MethodChoice = ({ source }: { source?: string }) => {
  const { methods } = usePaymentMethods();
  return (
    <SelectInput
      source={source ?? 'method'}
      choices={methods.map(({ method, title }) => ({ id: method, name: title }))}
      validate={required(t('Choose a way to pay'))}
      helperText={false}
    />
  );
};

/** An amount of an order from or up to which a way is offered. */
const Limit = ({ source, label, hint }: { source: string; label: string; hint: string }) => (
  <NumberInput
    source={source}
    label={withCurrency(label)}
    min={0}
    step={smallestStep()}
    validate={minValue(0, t('At least 0'))}
    helperText={t('Empty: any amount. {hint}', { hint })}
  />
);

/** Where, as what and for which amounts each way to pay is offered; one without a rule is offered everywhere. */
export const PaymentRulesInput = () => (
  <FieldRows source="paymentRules" add={t('Add a rule')} unordered>
    <MethodChoice source="method" />
    <BooleanInput source="isOn" label={t('Offered')} defaultValue helperText={false} />
    <TextInput
      source="label"
      label={t('Shown name')}
      validate={maxLength(60, t('At most 60 characters'))}
      helperText={t('Empty: its own')}
    />
    <NumberInput
      source="place"
      label={t('Place in the list')}
      min={1}
      max={99}
      step={1}
      validate={[minValue(1, t('From 1')), maxValue(99, t('At most 99'))]}
      helperText={t('1 is first; empty: after those that have one')}
    />
    <Limit source="least" label={t('Orders from')} hint={t('For orders in the shop’s currency')} />
    <Limit
      source="most"
      label={t('Orders up to')}
      hint={t('For orders in the shop’s currency; for others, choose below which it takes')}
    />
    <AutocompleteArrayInput
      source="currencies"
      label={t('Currencies')}
      choices={currencies()}
      defaultValue={[]}
      helperText={t('Empty: every currency')}
    />
    <AreasInput hint={t('Where orders go that may be paid so; empty: everywhere')} />
  </FieldRows>
);
