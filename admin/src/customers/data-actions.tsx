import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { download, httpClient } from '../http-client';
import type { CustomerRecord } from '../records';
import { useAct } from '../layout/use-act';
import { t } from '../texts';

const address = (id: string) => `/api/v1/admin/customers/${encodeURIComponent(id)}`;

/** What somebody may ask for by mail or phone: a copy of their data, or that it is erased. */
export const DataActions = ({ customer }: { customer: CustomerRecord }) => {
  const [asks, setAsks] = useState(false);
  const { busy, act } = useAct(t('Not done'));
  const notify = useNotify();
  const refresh = useRefresh();
  if (customer.role !== 'customer') return null;

  const run = async (work: () => Promise<unknown>, done?: string) => {
    await act(async () => {
      await work();
      if (done) notify(done, { type: 'success' });
    });
    setAsks(false);
    refresh();
  };
  const id = String(customer.id);

  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={busy}
        onClick={() => void run(() => download(`${address(id)}/data`, `customer-${id}.json`))}
      >
        {t('Download data')}
      </Button>
      <Button size="small" variant="outlined" color="error" disabled={busy} onClick={() => setAsks(true)}>
        {t('Erase')}
      </Button>
      <Confirm
        isOpen={asks}
        loading={busy}
        title={t('Erase {name}?', { name: customer.name })}
        content={t(
          'Profile, addresses, cart and favorites are deleted for good. Orders stay without the person. This cannot be undone.',
        )}
        confirm={t('Erase')}
        onConfirm={() =>
          void run(
            () => httpClient(`${address(id)}/erasure`, { method: 'POST', body: '{}' }),
            t('Customer erased'),
          )
        }
        onClose={() => setAsks(false)}
      />
    </Box>
  );
};
