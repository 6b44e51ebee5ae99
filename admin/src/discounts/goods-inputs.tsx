import {
  ArrayInput,
  AutocompleteArrayInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useGetList,
} from 'react-admin';
import { AddRow } from '../layout/add-row';
import { countries } from '../layout/countries';
import { useProductFields } from '../layout/declared-fields';
import type { CategoryRecord } from '../records';
import { t } from '../texts';

const ALL = { pagination: { page: 1, perPage: 500 }, sort: { field: 'name', order: 'ASC' as const } };
const PLACES = countries();

/** Products, found by their names. */
export const ProductsInput = () => (
  <ReferenceArrayInput source="products" reference="products" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteArrayInput
      label={t('Products')}
      optionText="name"
      helperText={false}
      filterToQuery={(q: string) => ({ q })}
    />
  </ReferenceArrayInput>
);

export const CategoriesInput = () => {
  const { data } = useGetList<CategoryRecord>('categories', ALL);
  const names = Array.isArray(data) ? data.map(({ name }) => ({ id: name, name })) : [];
  return (
    <AutocompleteArrayInput source="categories" label={t('Categories')} choices={names} helperText={false} />
  );
};

/** Values of the fields of products: Brand is Mumwe. */
export const FieldValuesInput = () => {
  const choices = useProductFields().map(({ name, label }) => ({ id: name, name: label }));
  return (
    <ArrayInput source="fields" label={t('Values of fields')} className="wide">
      <SimpleFormIterator inline disableReordering addButton={<AddRow label={t('Add a value')} />}>
        <SelectInput
          source="name"
          label={t('Field')}
          choices={choices}
          validate={required()}
          helperText={false}
        />
        <TextInput source="value" label={t('Value')} validate={required()} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
};

/** Groups of customers; whoever belongs to one of them. */
export const GroupsInput = () => (
  <ReferenceArrayInput
    source="groupIds"
    reference="customer-groups"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={200}
  >
    <AutocompleteArrayInput
      label={t('Groups of customers')}
      optionText="name"
      helperText={t('Empty: everybody. Guests are in no group.')}
      filterToQuery={(q: string) => ({ q })}
    />
  </ReferenceArrayInput>
);

export const CountriesInput = () => (
  <AutocompleteArrayInput
    source="countries"
    label={t('Delivered to')}
    choices={PLACES}
    helperText={t('Empty: anywhere')}
  />
);
