import { Create, FormDataConsumer, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import { addressRules } from './page-address';
import { PLACES } from './page-state';
import { t } from '../texts';

const KINDS = [
  { id: 'own', name: t('A page of its own') },
  ...PLACES.map(({ id, name }) => ({ id, name: t('In the place of: {name}', { name }) })),
];

type Form = { kind?: string; address?: string; title?: string };

/** One in the place of another begins with what stood there, where that is of blocks. */
const asSent = ({ kind, address, title }: Form) => ({ title, address: kind === 'own' ? address : kind });

/** What a page is called and where it stands; its blocks come next. */
export const PageCreate = () => (
  <Create title={t('Create page')} redirect="edit" transform={asSent} sx={{ maxWidth: 640 }}>
    <ShopForm
      toolbar={<SaveBar saved={false} create={t('Create page')} />}
      defaultValues={{ kind: 'own', title: '', address: '' }}
    >
      <TextInput
        source="title"
        label={t('Title')}
        helperText={t('In the tab of the browser, and in lists')}
        validate={[required(t('A page needs a title')), maxLength(120, t('At most 120 characters'))]}
      />
      <SelectInput
        source="kind"
        label={t('Kind')}
        choices={KINDS}
        validate={required()}
        helperText={t(
          'What comes with the shop is shown until this page is published, and again when it is withdrawn',
        )}
      />
      <FormDataConsumer<Form>>
        {({ formData }) =>
          formData.kind === 'own' && (
            <TextInput
              source="address"
              label={t('Address')}
              helperText={t('It stands at /pages/ and this')}
              validate={addressRules}
            />
          )
        }
      </FormDataConsumer>
    </ShopForm>
  </Create>
);
