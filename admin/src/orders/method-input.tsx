import { useQuery } from '@tanstack/react-query';
import { SelectInput, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { words } from '../layout/format';

/** A way to pay, out of those that the API knows. */
export const MethodInput = ({ source, label }: { source: string; label: string }) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data = [], error } = useQuery({
    queryKey: ['paymentMethods'],
    queryFn: () => dataProvider.paymentMethods(),
    staleTime: Infinity,
  });
  const choices = data.map((id) => ({ id, name: words(id) }));
  return <SelectInput source={source} label={label} choices={choices} helperText={error?.message} />;
};
