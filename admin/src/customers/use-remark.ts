import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { useDone } from '../layout/use-change';
import { useAct } from '../layout/use-act';
import type { CustomerRemarks } from '../records';
import { t } from '../texts';

type Act = (provider: ShopDataProvider) => Promise<unknown>;

/** Changes what is kept of a customer and shows it as the server keeps it; what is refused is said, and nothing is lost. */
export function useRemark(id: string) {
  const provider = useDataProvider<ShopDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const done = useDone();
  const { busy, act } = useAct(t('Not changed'));

  const change = (does: Act) =>
    act(async () => {
      await does(provider);
      const remarks: CustomerRemarks = await provider.customerRemarks(id);
      client.setQueryData(['customers', 'remarks', id], remarks);
    });
  return {
    busy,
    change: async (does: Act, said: string) => {
      const isDone = await change(does);
      if (isDone) notify(said, { type: 'info' });
      return isDone;
    },
    undoable: async (does: Act, said: string, undo: () => void) => {
      if (await change(does)) done(said, undo);
    },
  };
}
