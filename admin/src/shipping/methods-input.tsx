import { useQuery } from '@tanstack/react-query';
import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useDataProvider,
} from 'react-admin';
import { AddRow } from '../layout/add-row';
import { FieldRows } from '../layout/field-rows';
import type { ShopDataProvider } from '../data-provider';
import { formRows } from '../layout/form-rows';
import { asList, asText } from '../layout/postcodes';
import { smallestStep, withCurrency } from '../layout/shop-currency';
import type { ShippingMethod } from '../records';
import { t } from '../texts';

const kinds = [
  { id: 'flat', name: t('One price') },
  { id: 'weight', name: t('By weight') },
  { id: 'price', name: t('By price of the goods') },
  { id: 'pickup', name: t('Pickup') },
  { id: 'local', name: t('Own courier') },
];
const byCarrier = { id: 'carrier', name: t('By the rates of a carrier') };
const notNegative = minValue(0, t('At least 0'));
const days = [required(t('Days are required')), notNegative];
const columns = formRows({ sm: '1fr 1fr', lg: '1fr 1fr' });
const hasTable = ({ kind }: Partial<ShippingMethod>) => kind === 'weight' || kind === 'price';

const Price = ({ label = t('Price') }: { label?: string }) => (
  <NumberInput
    source="price"
    label={withCurrency(label)}
    min={0}
    step={smallestStep()}
    defaultValue={0}
    validate={[required(t('Price is required')), notNegative]}
    helperText={false}
  />
);

const Table = ({ kind }: Partial<ShippingMethod>) => (
  <ArrayInput
    source="steps"
    label={kind === 'weight' ? t('Price by weight') : t('Price by worth of the goods')}
    sx={{ gridColumn: '1 / -1' }}
  >
    <SimpleFormIterator inline disableClear disableReordering addButton={<AddRow label={t('Add a step')} />}>
      <NumberInput
        source="upTo"
        label={kind === 'weight' ? t('Up to (g)') : withCurrency(t('Up to'))}
        min={0}
        helperText={t('Empty: any')}
      />
      <Price />
    </SimpleFormIterator>
  </ArrayInput>
);

const OfItsKind = (method: Partial<ShippingMethod>) => (
  <>
    {hasTable(method) ? (
      <Table {...method} />
    ) : (
      <Price label={method.kind === 'carrier' ? t('Price without an answer') : t('Price')} />
    )}
    {method.kind === 'carrier' && (
      <TextInput source="service" label={t('Service')} helperText={t('USPS Priority; empty: the cheapest')} />
    )}
    {method.kind === 'pickup' && (
      <>
        <TextInput
          source="pickup.address"
          label={t('Address')}
          validate={required(t('Address is required'))}
          helperText={false}
        />
        <TextInput source="pickup.hours" label={t('Opening hours')} helperText={false} />
      </>
    )}
    {method.kind === 'local' && (
      <TextInput
        source="postcodes"
        label={t('Postcodes')}
        format={asText}
        parse={asList}
        helperText={t('SW1A 1AA, SW1*, 10000-14199; empty: the whole zone')}
      />
    )}
  </>
);

/** What a method may be: a carrier's rates where one is set up, or where the method says so already. */
const Kind = ({ kind }: Partial<ShippingMethod>) => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['carrier'],
    queryFn: () => shop.carrier(),
    staleTime: 60_000,
  });
  const isOffered = data?.isConfigured === true || kind === 'carrier';
  return (
    <SelectInput
      source="kind"
      label={t('Kind')}
      choices={isOffered ? [...kinds, byCarrier] : kinds}
      defaultValue="flat"
      validate={required(t('Kind is required'))}
      helperText={error?.message ?? false}
    />
  );
};

/** How goods get there. The first method that takes a parcel is chosen by itself. */
export const MethodsInput = () => (
  <FieldRows source="methods" add={t('Add a method')} columns={columns}>
    <TextInput
      source="name"
      label={t('Method')}
      validate={required(t('Name is required'))}
      helperText={false}
    />
    <FormDataConsumer>
      {({ scopedFormData }) => <Kind {...(scopedFormData as Partial<ShippingMethod>)} />}
    </FormDataConsumer>
    <FormDataConsumer>
      {({ scopedFormData }) => <OfItsKind {...(scopedFormData as Partial<ShippingMethod>)} />}
    </FormDataConsumer>
    <NumberInput
      source="freeFrom"
      label={withCurrency(t('Free from'))}
      min={0}
      step={smallestStep()}
      validate={notNegative}
      helperText={t('Empty: never')}
    />
    <NumberInput
      source="daysFrom"
      label={t('Working days, from')}
      min={0}
      defaultValue={3}
      validate={days}
      helperText={false}
    />
    <NumberInput
      source="daysTo"
      label={t('to')}
      min={0}
      defaultValue={5}
      validate={days}
      helperText={false}
    />
    <BooleanInput source="isActive" label={t('Active')} defaultValue helperText={false} />
  </FieldRows>
);
