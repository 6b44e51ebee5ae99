import {
  BooleanInput,
  Create,
  maxLength,
  required,
  SelectInput,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin';
import { AreasInput } from '../layout/areas-input';
import { DeleteButton } from '../layout/delete-button';
import { FormSection } from '../layout/form-section';
import { ShopEdit } from '../layout/record-pages';
import { SaveButton } from '../layout/save-button';
import { ShopForm } from '../layout/shop-form';
import type { TaxZone } from '../records';
import { RatesInput } from './rates-input';
import { ReadyRatesSelect } from './ready-rates-select';
import { TaxExample } from './tax-example';

const nameRules = [required('Name is required'), maxLength(60, 'Name must be at most 60 characters')];
const shipping = [
  { id: 'main', name: 'The rate of most of the goods' },
  { id: 'shared', name: 'Shared over the goods' },
];
const rounding = [
  { id: 'order', name: 'Once for each rate' },
  { id: 'line', name: 'On each line' },
];

const SaveBar = ({ saved }: { saved: boolean }) => (
  <Toolbar sx={{ display: 'flex', justifyContent: 'space-between' }}>
    <SaveButton once label={saved ? 'Save' : 'Make the zone'} />
    {saved && <DeleteButton title="Delete this zone?" text="What goes there carries no tax any more." />}
  </Toolbar>
);

const ZoneFields = ({ saved = false }: { saved?: boolean }) => (
  <ShopForm toolbar={<SaveBar saved={saved} />}>
    <FormSection title="Name" hint="For you; receipts name the rates.">
      <TextInput source="name" validate={nameRules} />
      {!saved && <ReadyRatesSelect />}
    </FormSection>
    <FormSection title="Where" hint="Countries, and parts of them.">
      <AreasInput />
    </FormSection>
    <FormSection title="Rates" hint="Each with the days it holds.">
      <RatesInput />
    </FormSection>
    <FormSection title="How" hint="As the law of the place has it.">
      <SelectInput source="shippingTax" label="Tax on shipping" choices={shipping} defaultValue="main" />
      <SelectInput source="rounding" label="Fractions are rounded" choices={rounding} defaultValue="order" />
      <BooleanInput source="pricesIncludeTax" label="Prices include the tax" defaultValue />
      <BooleanInput
        source="reverseCharge"
        label="Reverse charge for businesses with a VAT number"
        defaultValue={false}
      />
    </FormSection>
  </ShopForm>
);

const Title = () => <>{useRecordContext<TaxZone>()?.name ?? 'Tax zone'}</>;

export const TaxZoneCreate = () => (
  <Create title="New tax zone" redirect="list" sx={{ maxWidth: 920 }}>
    <ZoneFields />
  </Create>
);

export const TaxZoneEdit = () => (
  <ShopEdit title={<Title />} mutationMode="pessimistic" actions={false} sx={{ maxWidth: 920 }}>
    <ZoneFields saved />
    <TaxExample />
  </ShopEdit>
);
