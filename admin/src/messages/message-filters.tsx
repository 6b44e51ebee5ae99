import {
  AutocompleteInput,
  BooleanInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useCanAccess,
  useGetIdentity,
} from 'react-admin';
import type { OrderSummary } from '../records';
import { t } from '../texts';
import { useStaff } from './use-staff';

/** In one's own hand, and in that of the others for those who may see who works here. */
const InHandInput = ({ source }: { source: string; alwaysOn?: boolean }) => {
  const { identity } = useGetIdentity();
  const { canAccess = false } = useCanAccess({ resource: 'customers', action: 'list' });
  const staff = useStaff(canAccess);
  const own = String(identity?.id ?? '');
  const others = staff.flatMap(({ id, name }) => (id === own ? [] : [{ id: String(id), name }]));
  if (own === '') return null;
  return (
    <SelectInput
      source={source}
      label={t('In hand of')}
      choices={[{ id: own, name: t('In my hand') }, ...others]}
      helperText={false}
    />
  );
};

const OrderInput = ({ source }: { source: string; label?: string }) => (
  <ReferenceInput source={source} reference="orders" sort={{ field: 'createdAt', order: 'DESC' }}>
    <AutocompleteInput
      label={t('Order')}
      optionText={({ number, customer }: OrderSummary) => `#${number} · ${customer.name}`}
      filterToQuery={(q: string) => ({ q })}
      helperText={false}
    />
  </ReferenceInput>
);

/** What messages can be found by. */
export const messageFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Words, name, email, reference')} />,
  <InHandInput key="hand" source="assigneeId" alwaysOn />,
  <BooleanInput key="nobody" source="inNobodysHand" label={t('Nobody has it in hand')} />,
  <OrderInput key="order" source="orderId" label={t('Order')} />,
];
