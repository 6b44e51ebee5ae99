import { Create, maxLength, required, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import { languages } from '../languages';

export const deletingSynonym = {
  title: 'Delete this synonym?',
  text: 'The words then find what they say and no more.',
};

const Fields = ({ saved = false }: { saved?: boolean }) => (
  <ShopForm toolbar={<SaveBar saved={saved} create="Add synonym" deletion={deletingSynonym} />}>
    <SelectInput
      source="language"
      label="In searches in"
      choices={languages}
      defaultValue="en"
      validate={required('Say in which language')}
    />
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
  </ShopForm>
);

export const SynonymCreate = () => (
  <Create title="Add synonym" redirect="list" sx={{ maxWidth: 640 }}>
    <Fields />
  </Create>
);

export const SynonymEdit = () => (
  <ShopEdit
    title={<RecordTitle source="typed" otherwise="Synonym" />}
    mutationMode="pessimistic"
    redirect="list"
    sx={{ maxWidth: 640 }}
  >
    <Fields saved />
  </ShopEdit>
);
