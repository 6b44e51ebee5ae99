import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { useDone } from '../layout/use-change';
import type { CustomerRemarks } from '../records';
import { t } from '../texts';

type Act = (provider: ShopDataProvider) => Promise<unknown>;

/** Changes what is kept of a customer and shows it as the server keeps it; what is refused is said, and nothing is lost. */
export function useRemark(id: string) {
  const provider = useDataProvider<ShopDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const done = useDone();
  const [busy, setBusy] = useState(false);

  const act = async (does: Act): Promise<boolean> => {
    setBusy(true);
    try {
      await does(provider);
      const remarks: CustomerRemarks = await provider.customerRemarks(id);
      client.setQueryData(['customers', 'remarks', id], remarks);
      return true;
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : t('Not changed'), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    change: async (does: Act, said: string) => {
      const isDone = await act(does);
      if (isDone) notify(said, { type: 'info' });
      return isDone;
    },
    undoable: async (does: Act, said: string, undo: () => void) => {
      if (await act(does)) done(said, undo);
    },
  };
}
