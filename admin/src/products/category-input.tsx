import { useMemo, useState } from 'react';
import { AutocompleteInput, useGetList, useRecordContext } from 'react-admin';
import { categoryChoices } from './category-choices';
import { categoryRules } from './rules';

/** Category: one of the list, or a new one typed in (a category is a free text key). */
export const CategoryInput = () => {
  const { data } = useGetList<{ id: string; name: string }>('categories', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  const record = useRecordContext<{ category?: string }>();
  const [typed, setTyped] = useState<string[]>([]);
  const choices = useMemo(
    () =>
      categoryChoices([
        ...(data ?? []).map(({ name }) => name),
        ...(record?.category ? [record.category] : []),
        ...typed,
      ]),
    [data, record?.category, typed],
  );
  return (
    <AutocompleteInput
      source="category"
      choices={choices}
      validate={categoryRules}
      createItemLabel="Use '%{item}' as a new category"
      createLabel="Type a name to make a new category"
      onCreate={(name) => {
        const trimmed = (name ?? '').trim().slice(0, 100);
        if (!trimmed) return undefined;
        setTyped((before) => [...before, trimmed]);
        return { id: trimmed, name: trimmed };
      }}
      helperText="Choose one or type your own"
    />
  );
};
