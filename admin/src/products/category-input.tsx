import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { AutocompleteInput, useDataProvider, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import { categoryChoices } from './category-choices';
import { categoryRules } from './rules';
import { t } from '../texts';

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
  const { setValue } = useFormContext();
  const typedLast = useRef('');
  const nameOf = (text: string) => text.trim().slice(0, 100);
  const take = (name: string) => {
    setTyped((before) => [...before, name]);
    return { id: name, name };
  };
  return (
    <AutocompleteInput
      source="category"
      label={t('Category')}
      choices={choices}
      validate={categoryRules}
      createItemLabel={t('Use ‘{item}’ as a new category', { item: '%{item}' })}
      createLabel={t('Type a name to make a new category')}
      onCreate={(name) => {
        const given = nameOf(name ?? '');
        return given ? take(given) : undefined;
      }}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'blur') typedLast.current = reason === 'input' ? nameOf(text) : '';
      }}
      // whoever types a name and goes on to the next field has named the category
      onBlur={() => {
        if (typedLast.current) setValue('category', take(typedLast.current).id, { shouldDirty: true });
        typedLast.current = '';
      }}
      helperText={error?.message ?? t('Choose one or type your own')}
    />
  );
};
