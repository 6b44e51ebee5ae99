import { Create, FormDataConsumer, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import { addressRules } from './page-address';
import { PLACES } from './page-state';

const KINDS = [
  { id: 'own', name: 'A page of its own' },
  ...PLACES.map(({ id, name }) => ({ id, name: `In the place of: ${name}` })),
];

type Form = { kind?: string; address?: string; title?: string };

/** One in the place of another begins with what stood there, where that is of blocks. */
const asSent = ({ kind, address, title }: Form) => ({ title, address: kind === 'own' ? address : kind });

/** What a page is called and where it stands; its blocks come next. */
export const PageCreate = () => (
  <Create title="Create page" redirect="edit" transform={asSent} sx={{ maxWidth: 640 }}>
    <ShopForm
      toolbar={<SaveBar saved={false} create="Create page" />}
      defaultValues={{ kind: 'own', title: '', address: '' }}
    >
      <TextInput
        source="title"
        helperText="In the tab of the browser, and in lists"
        validate={[required('A page needs a title'), maxLength(120, 'At most 120 characters')]}
      />
      <SelectInput
        source="kind"
        choices={KINDS}
        validate={required()}
        helperText="What comes with the shop is shown until this page is published, and again when it is withdrawn"
      />
      <FormDataConsumer<Form>>
        {({ formData }) =>
          formData.kind === 'own' && (
            <TextInput source="address" helperText="It stands at /pages/ and this" validate={addressRules} />
          )
        }
      </FormDataConsumer>
    </ShopForm>
  </Create>
);
