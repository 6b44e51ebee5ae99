import { useEffect, useRef, useState } from 'react';
import type { SavedAddress } from '../platform/api/types';
import { countryCode } from '../platform/forms/countries';
import { useForm } from '../platform/forms/use-form';
import { readToken, readUser } from '../platform/session/session';
import { deliverTo } from '../platform/stores/delivery-place';
import { contactRules, keptShipping, matching, shippingRules, startValues } from './shipping';
import { useBilling } from './use-billing';

/** Who buys, where it goes and whom it is billed to: as before a reload, else as the account knows it. */
export function useShipping(saved: readonly SavedAddress[], phone: string | null, isSent: boolean) {
  const [before] = useState(() => keptShipping.read());
  const form = useForm(startValues(before, saved, readUser(), phone), isSent ? shippingRules : contactRules);
  const { values } = form;
  const billing = useBilling(before, values.company !== '');
  const [keep, setKeep] = useState(readToken() !== null && (before?.save ?? saved.length === 0));
  const [billed, bills] = [billing.form.values, billing.isOther];
  const untouched = useRef({ values, keep, billed, bills });
  // at every change, since a reload asks nobody before; what was not touched follows the account
  useEffect(() => {
    const was = untouched.current;
    if (was.values === values && was.keep === keep && was.billed === billed && was.bills === bills) return;
    untouched.current = { values, keep, billed, bills };
    keptShipping.keep({
      values,
      addressId: matching(values, saved)?._id,
      save: keep,
      billing: billed,
      bills,
    });
  }, [values, keep, saved, billed, bills]);
  useEffect(() => deliverTo(countryCode(values.country)), [values.country]);
  return { form, keep, setKeep, billing };
}
