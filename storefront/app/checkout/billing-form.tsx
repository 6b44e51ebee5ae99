import type { Form } from '../platform/forms/use-form';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { AddressFields } from '../ui/address-fields';
import { Checkbox } from '../ui/choice';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import type { BillingField } from './billing';

const EInvoiceFields = lazily(() => import('./e-invoice-fields'));

export type Billing = {
  form: Form<BillingField>;
  /** Whether the invoice is for somebody else. */
  isOther: boolean;
  onOther: (isOther: boolean) => void;
  /** It is for a business, or may be: where its e-invoices go is asked. */
  asksEInvoice: boolean;
};

/** Whom the invoice is for, closed until somebody asks for it; a form of its own, whose names are those of the address beside it. */
export function BillingForm(props: Billing & { onContinue: () => void }) {
  const { form, isOther, onOther, asksEInvoice, onContinue } = props;
  return (
    <form
      ref={form.formRef}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <Checkbox
        label={checkoutTexts.billOther}
        checked={isOther}
        onChange={(event) => onOther(event.target.checked)}
      />
      {isOther && (
        <section className="grid gap-5">
          <div>
            <h2>{checkoutTexts.billingTitle}</h2>
            <p className="text-sm text-ink-soft">{checkoutTexts.billOtherHint}</p>
          </div>
          <AddressFields form={form} purpose="billing" />
        </section>
      )}
      {asksEInvoice && (
        <ErrorBoundary quiet>
          <EInvoiceFields form={form} />
        </ErrorBoundary>
      )}
    </form>
  );
}
