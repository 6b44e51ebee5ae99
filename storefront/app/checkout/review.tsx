import type { ReactNode } from 'react';
import { addressLine } from '../platform/forms/address';
import { checkoutTexts } from '../platform/messages/en/checkout';
import type { ShippingValues } from './shipping';

/** Contact and address before paying, each with its own Edit. */
export function Review({ values, onEdit }: { values: ShippingValues; onEdit: () => void }) {
  const block = (title: string, editLabel: string, text: ReactNode) => (
    <div className="grid grid-cols-[5.5rem_1fr_auto] items-baseline gap-3 py-2.5">
      <dt className="text-sm text-ink-soft">{title}</dt>
      <dd className="min-w-0 break-words">{text}</dd>
      <button type="button" className="link min-h-11 px-1" aria-label={editLabel} onClick={onEdit}>
        {checkoutTexts.edit}
      </button>
    </div>
  );
  return (
    <dl className="divide-y divide-line rounded-m border border-line px-4">
      {block(checkoutTexts.contact, checkoutTexts.editContact, `${values.email}, ${values.phone}`)}
      {block(
        checkoutTexts.shipTo,
        checkoutTexts.editAddress,
        `${values.firstName} ${values.lastName}, ${addressLine(values)}`,
      )}
    </dl>
  );
}
