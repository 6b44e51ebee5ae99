import { useState } from 'react';
import { addressToSend, newAddress } from '../platform/forms/address';
import { problemsOf, useForm } from '../platform/forms/use-form';
import type { Billing } from './billing-form';
import { type BillingField, billingRules, eInvoiceOf, emptyBilling } from './billing';
import type { keptShipping } from './shipping';

/** Whom the invoice is for: with the goods, unless another address was asked for; and where a business gets e-invoices. */
export function useBilling(before: ReturnType<typeof keptShipping.read>, isBusiness: boolean) {
  const [isOther, onOther] = useState(before?.bills ?? false);
  const form = useForm<BillingField>({ ...emptyBilling, ...(before?.billing ?? newAddress()) }, (values) =>
    billingRules(values, isOther),
  );
  const asksEInvoice = isOther || isBusiness;
  const eInvoice = asksEInvoice ? eInvoiceOf(form.values) : undefined;
  const billing: Billing = { form, isOther, onOther, asksEInvoice };
  const isFine = () => Object.keys(problemsOf(form.values, billingRules(form.values, isOther))).length === 0;
  return {
    ...billing,
    address: isOther ? form.values : null,
    isComplete: !asksEInvoice || isFine(),
    check: () => !asksEInvoice || form.check(),
    /** As the payment calls take it. */
    input: {
      ...(isOther ? { billingAddress: addressToSend(form.values) } : {}),
      ...(eInvoice ? { eInvoice } : {}),
    },
  };
}
