import { BooleanInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import { words } from '../layout/format';
import { DayInput } from '../layout/day-input';
import { CountryInput, DeliveryInput } from './delivery-inputs';
import { MethodInput } from './method-input';

const choices = (names: string[]) => names.map((id) => ({ id, name: words(id) }));

/** What orders can be found by. */
export const orderFilters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Number, email, name, SKU, phone, tracking"
    sx={{ minWidth: { sm: 380 } }}
  />,
  <SelectInput
    key="pay"
    source="paymentStatus"
    label="Payment"
    choices={choices(['pending', 'paid', 'failed', 'refunded'])}
  />,
  <MethodInput key="method" source="paymentMethod" label="Paid by" />,
  <CountryInput key="country" source="country" label="Delivered to" />,
  <DeliveryInput key="delivery" source="deliveryMethod" label="Delivered by" />,
  <BooleanInput key="balance" source="hasBalance" label="Money still due" />,
  <TextInput key="coupon" source="couponCode" label="Coupon" />,
  <TextInput key="category" source="category" label="With goods of the category" />,
  <DayInput key="refunded-from" source="refundedAt_gte" label="Refunded from" />,
  <DayInput key="refunded-to" source="refundedAt_lte" label="Refunded until" />,
  <DayInput key="from" source="createdAt_gte" label="From" />,
  <DayInput key="to" source="createdAt_lte" label="Until" />,
];
