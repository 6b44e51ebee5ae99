import { Switch } from '@mui/material';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';
import type { ProductRecord } from '../records';

/** Shown at once, taken back when the server refuses. */
export const FeaturedSwitch = () => {
  const record = useRecordContext<ProductRecord>();
  const notify = useNotify();
  const [update] = useUpdate<ProductRecord>();
  if (!record) return null;
  const toggle = (isFeatured: boolean) =>
    void update(
      'products',
      { id: record.id, data: { isFeatured }, previousData: record },
      {
        mutationMode: 'optimistic',
        onError: (failure) =>
          notify(failure instanceof Error ? failure.message : 'Failed to update product', { type: 'error' }),
      },
    );
  return (
    <Switch
      size="small"
      checked={record.isFeatured}
      onChange={(event) => toggle(event.target.checked)}
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': `Featured: ${record.name}` } }}
    />
  );
};
