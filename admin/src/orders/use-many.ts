import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { intention } from '../layout/use-order-command';
import type { OrderResult } from '../fulfilment-calls';
import { t } from '../texts';

type Call = (ids: readonly string[], key: string) => Promise<OrderResult[]>;

/**
 * Runs a call over many orders, `size` at a time, so that it can be told how far it is. Where the server is not reached
 * it stops, and goes on from there under the same key: what was done is not done twice.
 */
export function useMany(size: number, call: Call) {
  const key = useRef(intention());
  const [results, setResults] = useState<readonly OrderResult[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const refresh = useRefresh();
  const queries = useQueryClient();

  const run = async (ids: readonly string[]): Promise<void> => {
    setBusy(true);
    setFailure('');
    const done = [...results];
    try {
      while (done.length < ids.length) {
        const from = done.length;
        done.push(...(await call(ids.slice(from, from + size), `${key.current}-${from}`)));
        setResults([...done]);
      }
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : t('The shop could not be reached.'));
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: ['orders'] });
      refresh();
    }
  };
  return { run, results, busy, failure };
}
