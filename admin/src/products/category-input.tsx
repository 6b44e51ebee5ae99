import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { AutocompleteInput, useDataProvider, useRecordContext } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { categoryChoices } from './category-choices';
import { categoryRules } from './rules';

/** Category: one of the list, or a new one typed in (a category is a free text key). */
export const CategoryInput = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error } = useQuery({ queryKey: ['categories'], queryFn: () => shop.categories() });
  const record = useRecordContext<{ category?: string }>();
  const [typed, setTyped] = useState<string[]>([]);
  const choices = useMemo(
    () => categoryChoices([...(data ?? []), ...(record?.category ? [record.category] : []), ...typed]),
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
      helperText={error?.message ?? 'Choose one or type your own'}
    />
  );
};
