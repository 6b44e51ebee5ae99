import { BooleanInput, ReferenceInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import { words } from '../layout/words';
import { DayInput } from '../layout/day-input';
import { CountryInput, DeliveryInput } from './delivery-inputs';
import { MethodInput } from './method-input';
import { t } from '../texts';

const choices = (names: string[]) => names.map((id) => ({ id, name: words(id) }));

/** What orders can be found by. */
export const orderFilters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t('Number, email, name, SKU, phone, tracking')}
    sx={{ minWidth: { sm: 380 } }}
  />,
  <SelectInput
    key="pay"
    source="paymentStatus"
    label={t('Payment')}
    choices={choices(['pending', 'paid', 'failed', 'refunded'])}
  />,
  <MethodInput key="method" source="paymentMethod" label={t('Paid by')} />,
  <CountryInput key="country" source="country" label={t('Delivered to')} />,
  <DeliveryInput key="delivery" source="deliveryMethod" label={t('Delivered by')} />,
  <BooleanInput key="balance" source="hasBalance" label={t('Money still due')} />,
  <TextInput key="coupon" source="couponCode" label={t('Coupon')} />,
  <TextInput key="category" source="category" label={t('With goods of the category')} />,
  <ReferenceInput
    key="group"
    source="customerGroupId"
    reference="customer-groups"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={200}
  >
    <SelectInput label={t('Customer group')} optionText="name" />
  </ReferenceInput>,
  <BooleanInput key="no-group" source="inNoGroup" label={t('Of no customer group')} />,
  <DayInput key="refunded-from" source="refundedAt_gte" label={t('Refunded from')} />,
  <DayInput key="refunded-to" source="refundedAt_lte" label={t('Refunded until')} />,
  <DayInput key="from" source="createdAt_gte" label={t('From')} />,
  <DayInput key="to" source="createdAt_lte" label={t('Until')} />,
];
