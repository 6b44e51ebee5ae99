import {
  Create,
  maxLength,
  required,
  TextArrayInput,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin';
import { DeleteButton } from '../layout/delete-button';
import { ShopEdit } from '../layout/record-pages';
import { SaveButton } from '../layout/save-button';
import { ShopForm } from '../layout/shop-form';
import type { SynonymRecord } from '../records';

export const deletingSynonym = {
  title: 'Delete this synonym?',
  text: 'The words then find what they say and no more.',
};

const Fields = () => (
  <>
    <TextInput
      source="typed"
      label="Shoppers type"
      helperText="One to three words"
      validate={[required('The words are required'), maxLength(60, 'At most 60 characters')]}
    />
    <TextArrayInput
      source="finds"
      label="Finds as well"
      helperText="Press Enter after each; any of them will do"
      validate={required('Say what is looked for then')}
    />
  </>
);

const CreateToolbar = () => (
  <Toolbar>
    <SaveButton once label="Add synonym" />
  </Toolbar>
);

const EditToolbar = () => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton />
    <DeleteButton {...deletingSynonym} />
  </Toolbar>
);

export const SynonymCreate = () => (
  <Create title="Add synonym" redirect="list" sx={{ maxWidth: 640 }}>
    <ShopForm toolbar={<CreateToolbar />}>
      <Fields />
    </ShopForm>
  </Create>
);

const Title = () => <>{useRecordContext<SynonymRecord>()?.typed ?? 'Synonym'}</>;

export const SynonymEdit = () => (
  <ShopEdit title={<Title />} mutationMode="pessimistic" redirect="list">
    <ShopForm toolbar={<EditToolbar />}>
      <Fields />
    </ShopForm>
  </ShopEdit>
);
