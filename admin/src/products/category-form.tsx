import { Create, maxLength, required, TextInput, Toolbar, TopToolbar, useRecordContext } from 'react-admin';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { SaveButton } from '../layout/save-button';
import { TranslateButton } from '../layout/translate-button';
import { ShopForm } from '../layout/shop-form';
import type { CategoryRecord } from '../records';
import { ImageFieldInput } from './image-field-input';
import { t } from '../texts';

const nameRules = [
  required(t('Category is required')),
  maxLength(100, t('Category must be at most 100 characters')),
];
const wordRules = [maxLength(500, t('At most 500 characters'))];

const SaveBar = () => (
  <Toolbar>
    <SaveButton once />
  </Toolbar>
);

const products = (count: number) =>
  t('{count, plural, one {# product follows} other {# products follow}}', { count });

const Form = () => {
  const category = useRecordContext<CategoryRecord>();
  const hint = category?.count
    ? t('{products} a new name; its address changes, too', { products: products(category.count) })
    : undefined;
  return (
    <ShopForm toolbar={<SaveBar />}>
      <TextInput source="name" label={t('Name')} validate={nameRules} helperText={hint} />
      <TextInput source="description" label={t('Description')} multiline minRows={3} validate={wordRules} />
      <ImageFieldInput label={t('Picture')} />
    </ShopForm>
  );
};

/** A category before anything is in it. */
export const CategoryCreate = () => (
  <Create title={t('Create category')} redirect="list" sx={{ maxWidth: 760 }}>
    <Form />
  </Create>
);

/** Name, words and picture of a category. The id follows the name, so the page goes back to the list. */
export const CategoryEdit = () => (
  <ShopEdit
    title={<RecordTitle otherwise={t('Category')} />}
    mutationMode="pessimistic"
    actions={
      <TopToolbar>
        <TranslateButton kind="category" owner={(category: CategoryRecord) => String(category.id)} />
      </TopToolbar>
    }
    redirect="list"
    sx={{ maxWidth: 760 }}
  >
    <Form />
  </ShopEdit>
);
