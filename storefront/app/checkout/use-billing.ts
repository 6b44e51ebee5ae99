import { useState } from 'react';
import {
  type AddressField,
  addressRules,
  addressToSend,
  emptyAddress,
  newAddress,
} from '../platform/forms/address';
import { problemsOf, useForm } from '../platform/forms/use-form';
import type { Billing } from './billing-form';
import type { keptShipping } from './shipping';

/** Whom the invoice is for: with the goods, unless another address was asked for. */
export function useBilling(before: ReturnType<typeof keptShipping.read>) {
  const form = useForm<AddressField>({ ...emptyAddress, ...(before?.billing ?? newAddress()) }, addressRules);
  const [isOther, onOther] = useState(before?.bills ?? false);
  const billing: Billing = { form, isOther, onOther };
  return {
    ...billing,
    address: isOther ? form.values : null,
    isComplete: !isOther || Object.keys(problemsOf(form.values, addressRules(form.values))).length === 0,
    check: () => !isOther || form.check(),
    /** As the payment calls take it. */
    input: isOther ? { billingAddress: addressToSend(form.values) } : {},
  };
}
