import { Create, maxLength, required, TextInput, Toolbar, useRecordContext } from 'react-admin';
import { AreasInput } from '../layout/areas-input';
import { DeleteButton } from '../layout/delete-button';
import { FormSection } from '../layout/form-section';
import { ShopEdit } from '../layout/record-pages';
import { SaveButton } from '../layout/save-button';
import { ShopForm } from '../layout/shop-form';
import type { ShippingZone } from '../records';
import { DeliveryExample } from './delivery-example';
import { MethodsInput } from './methods-input';

const nameRules = [required('Name is required'), maxLength(60, 'Name must be at most 60 characters')];

const SaveBar = ({ saved }: { saved: boolean }) => (
  <Toolbar sx={{ display: 'flex', justifyContent: 'space-between' }}>
    <SaveButton once label={saved ? 'Save' : 'Make the zone'} />
    {saved && <DeleteButton title="Delete this zone?" text="The shop delivers there no longer." />}
  </Toolbar>
);

const ZoneFields = ({ saved = false }: { saved?: boolean }) => (
  <ShopForm toolbar={<SaveBar saved={saved} />}>
    <FormSection title="Name" hint="For you; shoppers see the names of the methods.">
      <TextInput source="name" validate={nameRules} />
    </FormSection>
    <FormSection title="Where" hint="Countries, and parts of them.">
      <AreasInput />
    </FormSection>
    <FormSection title="Methods" hint="The first that takes a parcel is chosen by itself.">
      <MethodsInput />
    </FormSection>
  </ShopForm>
);

const Title = () => <>{useRecordContext<ShippingZone>()?.name ?? 'Shipping zone'}</>;

export const ShippingZoneCreate = () => (
  <Create title="New shipping zone" redirect="list" sx={{ maxWidth: 920 }}>
    <ZoneFields />
  </Create>
);

export const ShippingZoneEdit = () => (
  <ShopEdit title={<Title />} mutationMode="pessimistic" actions={false} sx={{ maxWidth: 920 }}>
    <ZoneFields saved />
    <DeliveryExample />
  </ShopEdit>
);
