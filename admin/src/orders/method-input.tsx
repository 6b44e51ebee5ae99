import { SelectInput } from 'react-admin';
import { words } from '../layout/words';
import { usePaymentMethods } from '../layout/use-payment-methods';

/** A way to pay, out of those that the API knows. */
export const MethodInput = ({ source, label }: { source: string; label: string }) => {
  const { methods, error } = usePaymentMethods();
  const choices = methods.map(({ method }) => ({ id: method, name: words(method) }));
  return <SelectInput source={source} label={label} choices={choices} helperText={error?.message} />;
};
