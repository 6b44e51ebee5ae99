import { Create, maxLength, required, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import { searchedLanguages as languages } from '../languages';
import { t } from '../texts';

export const deletingSynonym = {
  title: t('Delete this synonym?'),
  text: t('The words then find what they say and no more.'),
};

const Fields = ({ saved = false }: { saved?: boolean }) => (
  <ShopForm toolbar={<SaveBar saved={saved} create={t('Add synonym')} deletion={deletingSynonym} />}>
    <SelectInput
      source="language"
      label={t('In searches in')}
      choices={languages}
      defaultValue="en"
      validate={required(t('Say in which language'))}
    />
    <TextInput
      source="typed"
      label={t('Shoppers type')}
      helperText={t('One to three words')}
      validate={[required(t('The words are required')), maxLength(60, t('At most 60 characters'))]}
    />
    <TextArrayInput
      source="finds"
      label={t('Finds as well')}
      helperText={t('Press Enter after each; any of them will do')}
      validate={required(t('Say what is looked for then'))}
    />
  </ShopForm>
);

export const SynonymCreate = () => (
  <Create title={t('Add synonym')} redirect="list" sx={{ maxWidth: 640 }}>
    <Fields />
  </Create>
);

export const SynonymEdit = () => (
  <ShopEdit
    title={<RecordTitle source="typed" otherwise={t('Synonym')} />}
    mutationMode="pessimistic"
    redirect="list"
    sx={{ maxWidth: 640 }}
  >
    <Fields saved />
  </ShopEdit>
);
