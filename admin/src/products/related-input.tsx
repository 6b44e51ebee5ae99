import { AutocompleteArrayInput, ReferenceArrayInput, useRecordContext } from 'react-admin';
import type { ProductRecord } from '../records';
import { t } from '../texts';

/** Products that shoppers see beside this one before what others bought along. */
export const RelatedInput = () => {
  const own = useRecordContext<ProductRecord>()?.id;
  return (
    <ReferenceArrayInput
      source="related"
      reference="products"
      perPage={24}
      sort={{ field: 'name', order: 'ASC' }}
      enableGetChoices={({ q }: { q?: string }) => Boolean(q)}
    >
      <AutocompleteArrayInput
        label={t('Shown beside it')}
        optionText="name"
        filterToQuery={(q: string) => ({ q, status: 'active' })}
        getOptionDisabled={({ id }: ProductRecord) => id === own}
        noOptionsText={t('Type a name')}
        helperText={t('In this order, before what others bought along. Empty is fine')}
        parse={(ids: string[] | null) => ids ?? []}
      />
    </ReferenceArrayInput>
  );
};
