import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import { money } from '../layout/format';
import type { DiscountKind, DiscountPreview, DiscountRecord } from '../records';
import { asSent } from './discount';
import { t } from '../texts';

/** What the preview says, in a sentence. */
export function previewText({ orders, applied, taken, isPart }: DiscountPreview): string {
  if (orders === 0) return t('There were no orders in the last 30 days.');
  const of = isPart
    ? t('{orders, plural, one {the latest order} other {the latest # orders}}', { orders })
    : t('{orders, plural, one {# order} other {# orders}}', { orders });
  return t('By itself it would have applied to {applied} of {of} of the last 30 days, and taken {taken}.', {
    applied,
    of,
    taken: money(taken),
  });
}

/** Tries the discount as it stands in the form on the orders of the last month. */
export const PreviewButton = ({ kinds }: { kinds: readonly DiscountKind[] }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const { getValues } = useFormContext<Partial<DiscountRecord>>();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const draft = asSent(getValues(), kinds);
      setSaid(previewText(await shop.previewDiscount({ ...draft, name: draft.name || t('Draft') })));
    } catch (failure) {
      setSaid(failure instanceof Error ? failure.message : t('The preview failed'));
    }
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', py: 2 }}>
      <Button variant="outlined" disabled={busy} onClick={() => void run()}>
        {t('Try it on last month’s orders')}
      </Button>
      <Typography role="status">{said}</Typography>
    </Box>
  );
};
