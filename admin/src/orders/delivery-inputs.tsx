import { useQuery } from '@tanstack/react-query';
import { SelectInput, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';

const useDeliveries = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useQuery({ queryKey: ['orders', 'deliveries'], queryFn: () => dataProvider.orderDeliveries() });
};

type Input = { source: string; label: string };

/** One of the countries that orders went to. */
export const CountryInput = ({ source, label }: Input) => {
  const { data, error } = useDeliveries();
  return (
    <SelectInput source={source} label={label} choices={data?.countries ?? []} helperText={error?.message} />
  );
};

/** One of the methods that orders went by. */
export const DeliveryInput = ({ source, label }: Input) => {
  const { data, error } = useDeliveries();
  const choices = (data?.methods ?? []).map((name) => ({ id: name, name }));
  return <SelectInput source={source} label={label} choices={choices} helperText={error?.message} />;
};
