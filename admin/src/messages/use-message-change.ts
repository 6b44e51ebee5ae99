import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { useDone } from '../layout/use-change';
import type { MessageChange, MessageInFull } from '../records';
import { t } from '../texts';

/** Changes what is kept of a message, with a way back. */
export function useMessageChange(one: MessageInFull) {
  const shop = useDataProvider<ShopDataProvider>();
  const [notify, refresh, done] = [useNotify(), useRefresh(), useDone()];
  const [busy, setBusy] = useState(false);
  const send = async (change: MessageChange): Promise<boolean> => {
    setBusy(true);
    try {
      await shop.changeMessage(one.id, change);
      return true;
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : t('Not changed'), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const change = async (wanted: MessageChange, said: string) => {
    const former = Object.fromEntries(
      Object.keys(wanted).map((name) => [name, one[name as keyof MessageChange] ?? null]),
    ) as MessageChange;
    if (await send(wanted)) done(said, () => void send(former));
  };
  return { change, busy };
}
