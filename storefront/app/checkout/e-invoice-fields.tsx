import type { Form } from '../platform/forms/use-form';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { Input } from '../ui/field';
import type { BillingField } from './billing';

/** Where a business gets its e-invoices, and what it wants named on them. */
export default function EInvoiceFields({ form }: { form: Form<BillingField> }) {
  const { values, problems } = form;
  const field = (name: 'participant' | 'buyerReference', label: string, hint: string, maxLength: number) => (
    <Input
      {...{ label, hint, name, maxLength }}
      mark="optional"
      value={values[name]}
      error={problems[name] ?? null}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => form.set(name, event.target.value)}
      onBlur={() => form.blur(name)}
    />
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {field('participant', checkoutTexts.peppolAddress, checkoutTexts.peppolHint, 60)}
      {field('buyerReference', checkoutTexts.buyerReference, checkoutTexts.buyerReferenceHint, 200)}
    </div>
  );
}
