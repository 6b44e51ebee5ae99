import { useEffect, useRef } from 'react';
import { emptyAddress } from '../platform/forms/address';
import type { Form } from '../platform/forms/use-form';
import type { ShippingField } from './shipping';

const fields = { ...emptyAddress, email: '', phone: '' };

/** What the shop says against the address or contact of a quote or purchase stands at its field, for whoever goes back to it. */
export function useAddressFault(
  { show }: Form<ShippingField>,
  { field, problem }: { field: string | null; problem: string | null },
): void {
  const name = field?.replace(/^(?:shippingAddress|contact)\./, '') ?? '';
  const told = useRef(show);
  told.current = show;
  useEffect(() => {
    if (problem && name in fields) told.current({ [name]: problem });
  }, [name, problem]);
}
