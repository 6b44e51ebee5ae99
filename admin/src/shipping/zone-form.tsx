import { Create } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { ZoneForm } from '../layout/zone-form';
import { DeliveryExample } from './delivery-example';
import { MethodsInput } from './methods-input';
import { t } from '../texts';

const Fields = ({ saved = false }: { saved?: boolean }) => (
  <ZoneForm
    saved={saved}
    create={t('Create shipping zone')}
    nameHint={t('For you; shoppers see the names of the methods.')}
    consequence={t('The shop delivers there no longer.')}
  >
    <FormSection title={t('Methods')} hint={t('The first that takes a parcel is chosen by itself.')}>
      <MethodsInput />
    </FormSection>
  </ZoneForm>
);

export const ShippingZoneCreate = () => (
  <Create title={t('New shipping zone')} redirect="list" sx={{ maxWidth: 920 }}>
    <Fields />
  </Create>
);

export const ShippingZoneEdit = () => (
  <ShopEdit
    title={<RecordTitle otherwise={t('Shipping zone')} />}
    mutationMode="pessimistic"
    actions={false}
    sx={{ maxWidth: 920 }}
  >
    <Fields saved />
    <DeliveryExample />
  </ShopEdit>
);
