import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { OWN } from '../layout/record-pages';

/**
 * In a product's form: reads its record again, as something apart from it has changed it. Where something is typed, the
 * form stays as it is: another record would take that away, and what is saved counts from the stock that was seen.
 */
export function useReadAgain(id: string): () => Promise<void> {
  const shop = useDataProvider();
  const client = useQueryClient();
  const { dirtyFields } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0;
  const now = useRef(isTyped);
  useEffect(() => {
    now.current = isTyped;
  }, [isTyped]);
  return async () => {
    if (now.current) return;
    // a form that is not read anew is as right as one in which something is typed
    const read = await shop.getOne('products', { id, meta: OWN }).catch(() => undefined);
    if (read && !now.current) client.setQueryData(['products', 'getOne', { id, meta: OWN }], read.data);
  };
}
