import { useEffect, useRef } from 'react';
import { emptyAddress } from '../platform/forms/address';
import type { Form } from '../platform/forms/use-form';
import type { ShippingField } from './shipping';
import type { QuoteState } from './use-quote';

/** What the shop says against the address of a quote stands at its field, for whoever goes back to it. */
export function useAddressFault({ show }: Form<ShippingField>, { field, problem }: QuoteState): void {
  const name = field?.replace('shippingAddress.', '') ?? '';
  const told = useRef(show);
  told.current = show;
  useEffect(() => {
    if (problem && name in emptyAddress) told.current({ [name]: problem });
  }, [name, problem]);
}
