import { useEffect } from 'react';
import { required, SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateTimeField } from '../layout/date-time-field';
import { t } from '../texts';

const statuses = [
  { id: 'active', name: t('On sale') },
  { id: 'draft', name: t('Draft') },
  { id: 'archived', name: t('Archived') },
];

/** Whether shoppers find the product; of a draft, when it goes on sale by itself. */
export const SellingInput = () => {
  const { setValue, getValues } = useFormContext();
  const status: unknown = useWatch({ name: 'status' });
  useEffect(() => {
    // what is no draft has no day to wait for
    if (status !== 'draft' && getValues('publishAt')) setValue('publishAt', null, { shouldDirty: true });
  }, [status, getValues, setValue]);
  return (
    <>
      <SelectInput
        source="status"
        label={t('Status')}
        choices={statuses}
        helperText={status === 'draft' ? t('Shoppers do not find it yet') : false}
        validate={required()}
      />
      {status === 'draft' && (
        <DateTimeField
          source="publishAt"
          label={t('Goes on sale')}
          helperText={t('Leave empty to put it on sale yourself')}
        />
      )}
    </>
  );
};
