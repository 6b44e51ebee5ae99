import { Alert } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ProductRecord, Variant } from '../records';
import { lostStock } from './combinations';
import { variantName } from './variant-cells';
import { t } from '../texts';

const pieces = (variant: Variant) =>
  t('{stock, plural, one {# piece of {variantName}} other {# pieces of {variantName}}}', {
    stock: variant.stock,
    variantName: variantName(variant),
  });

/** What saving would take off the shelf, while it can still be put right. */
export const StockLoss = () => {
  const saved = useRecordContext<ProductRecord>()?.variants ?? [];
  const variants = useWatch({ name: 'variants' }) as Variant[] | undefined;
  const lost = lostStock(saved, variants ?? saved);
  if (lost.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {t('Saving takes off the shelf what is no longer offered: {lost}.', {
        lost: lost.map(pieces).join(', '),
      })}
    </Alert>
  );
};
