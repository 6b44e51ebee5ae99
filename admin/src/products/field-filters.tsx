import { NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { fieldText } from '../layout/declared-fields';
import { DataTable } from 'react-admin';
import type { DeclaredField, ProductRecord } from '../records';

/** A filter of the list for each field that can be filtered by. */
export const fieldFilters = (fields: readonly DeclaredField[]) =>
  fields
    .filter(({ isFilterable }) => isFilterable)
    .map(({ name, label, kind, choices }) => {
      const of = { key: name, source: `fields.${name}`, label };
      if (kind === 'flag') return <NullableBooleanInput {...of} key={name} />;
      if (kind === 'choice')
        return (
          <SelectInput
            {...of}
            key={name}
            choices={choices.map(({ value, label: text }) => ({ id: value, name: text }))}
          />
        );
      return <TextInput {...of} key={name} />;
    });

/** A column of the list for each field; they are chosen among the hidden ones. */
export const fieldColumns = (fields: readonly DeclaredField[]) =>
  fields.map((field) => (
    <DataTable.Col
      key={field.name}
      source={`fields.${field.name}`}
      label={field.label}
      disableSort
      render={({ fields: values }: ProductRecord) => fieldText(field, values[field.name])}
    />
  ));
