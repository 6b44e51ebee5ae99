import { NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DateTimeField } from '../layout/date-time-field';
import type { ProductRecord } from '../records';
import { t } from '../texts';
import { discountRule } from './rules';

/** What is not reduced has no end of it; said when it is sent, for a discount that is typed anew is none for a moment. */
export const withoutIdleEnd = <T extends Pick<Partial<ProductRecord>, 'discount' | 'saleEndsAt'>>(
  product: T,
): T => (Number(product.discount) > 0 || !product.saleEndsAt ? product : { ...product, saleEndsAt: null });

/** What is taken off, and when that ends by itself. */
export const DiscountInput = ({ helperText }: { helperText?: string }) => {
  const isReduced = Number(useWatch({ name: 'discount' })) > 0;
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
