import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { intentions } from '../layout/intention';
import type { OrderResult } from '../fulfilment-calls';
import { t } from '../texts';

type Call = (ids: readonly string[], key: string) => Promise<OrderResult[]>;

/**
 * Runs a call over many orders, `size` at a time, so that it can be told how far it is. Where the server is not reached
 * it stops, and goes on from there with what was sent then: what was done is not done twice.
 */
export function useMany(size: number, call: Call) {
  const [wanted] = useState(intentions);
  const [done] = useState<OrderResult[]>(() => []);
  const [results, setResults] = useState<readonly OrderResult[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const refresh = useRefresh();
  const queries = useQueryClient();

  const run = async (ids: readonly string[]): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      while (done.length < ids.length) {
        const slice = ids.slice(done.length, done.length + size);
        await wanted.send(async (key) => done.push(...(await call(slice, key))));
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
  return { run, results, busy, failure, isFixed: wanted.isUnanswered() };
}
