import { Switch } from '@mui/material';
import { useCanAccess, useNotify, useRecordContext, useUpdate } from 'react-admin';
import type { ProductRecord } from '../records';
import { t } from '../texts';

/** Shown at once, taken back when the server refuses; not turned again until it has answered. */
export const FeaturedSwitch = () => {
  const record = useRecordContext<ProductRecord>();
  const { canAccess } = useCanAccess({ resource: 'products', action: 'edit' });
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<ProductRecord>();
  if (!record) return null;
  const toggle = (isFeatured: boolean) =>
    void update(
      'products',
      { id: record.id, data: { isFeatured }, previousData: record },
      {
        mutationMode: 'optimistic',
        onError: (failure) =>
          notify(failure instanceof Error ? failure.message : t('Failed to update product'), {
            type: 'error',
          }),
      },
    );
  return (
    <Switch
      size="small"
      checked={record.isFeatured}
      disabled={!canAccess}
      onChange={(event) => isPending || toggle(event.target.checked)}
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': t('Featured: {name}', { name: record.name }) } }}
    />
  );
};
