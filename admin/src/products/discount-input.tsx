import { useEffect } from 'react';
import { NumberInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateTimeField } from '../layout/date-time-field';
import { t } from '../texts';
import { discountRule } from './rules';

/** What is taken off, and when that ends by itself. */
export const DiscountInput = ({ helperText }: { helperText?: string }) => {
  const { setValue, getValues } = useFormContext();
  const isReduced = Number(useWatch({ name: 'discount' })) > 0;
  useEffect(() => {
    // what is not reduced has no end of it
    if (!isReduced && getValues('saleEndsAt')) setValue('saleEndsAt', null, { shouldDirty: true });
  }, [isReduced, getValues, setValue]);
  return (
    <>
      <NumberInput
        source="discount"
        label={t('Discount (%)')}
        min={0}
        max={99}
        validate={discountRule}
        helperText={helperText}
      />
      {isReduced && (
        <DateTimeField
          source="saleEndsAt"
          label={t('Discount ends')}
          helperText={t('The price is then what it was before. Leave empty to end it yourself')}
        />
      )}
    </>
  );
};
