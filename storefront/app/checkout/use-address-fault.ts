import { useEffect, useRef } from 'react';
import type { Form } from '../platform/forms/use-form';
import { emptyBilling } from './billing';

type Told = { field: string | null; problem: string | null };

const fields = { ...emptyBilling, email: '', phone: '' };

/** What the shop says against the address or contact of a quote or purchase stands at its field, for whoever goes back to it. */
export function useAddressFault<K extends string>(
  { show }: Form<K>,
  { field, problem }: Told,
  at: RegExp = /^(?:shippingAddress|contact)\./,
): void {
  const name = field && (at.test(field) || field in fields) ? field.replace(at, '') : '';
  const told = useRef(show);
  told.current = show;
  useEffect(() => {
    if (problem && name in fields) told.current({ [name]: problem } as Partial<Record<K, string>>);
  }, [name, problem]);
}
