import type { ReactNode } from 'react';
import { addressLine } from '../platform/forms/address';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { giftTexts } from '../platform/messages/en/gifts';
import type { BillingValues } from './billing';
import type { GiftTold } from './gifts';
import type { ShippingValues } from './shipping';

type ReviewProps = {
  values: ShippingValues;
  /** Nothing is sent: it is picked up. */
  isFetched: boolean;
  /** Nothing is sent and nobody has said an address. */
  isSent: boolean;
  /** Whom the invoice is for, where that is somebody else. */
  billing: BillingValues | null;
  /** Whom gift cards go to, where that is somebody else. */
  gifts: readonly GiftTold[];
  onEdit: () => void;
};

/** Contact and address before paying, each with its own Edit. */
export function Review({ values, isFetched, isSent, billing, gifts, onEdit }: ReviewProps) {
  const block = (title: string, editLabel: string, lines: readonly ReactNode[]) => (
    <div className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-baseline gap-3 py-2.5 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <dt className="text-sm text-ink-soft">{title}</dt>
      <dd className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {lines.map((line, at) => (
            <span key={at} className="block">
              {line}
            </span>
          ))}
        </span>
        <button type="button" className="link min-h-11 px-1" aria-label={editLabel} onClick={onEdit}>
          {checkoutTexts.edit}
        </button>
      </dd>
    </div>
  );
  return (
    <dl className="divide-y divide-line rounded-m border border-line px-4">
      {block(checkoutTexts.contact, checkoutTexts.editContact, [values.email, values.phone].filter(Boolean))}
      {gifts.length > 0 &&
        block(
          giftTexts.title,
          giftTexts.edit,
          gifts.map(([who, day]) => (
            <>
              <bdi>{who}</bdi>
              {day && ` · ${day}`}
            </>
          )),
        )}
      {isSent &&
        block(isFetched ? checkoutTexts.yourAddress : checkoutTexts.shipTo, checkoutTexts.editAddress, [
          `${values.firstName} ${values.lastName}`.trim(),
          addressLine(values),
        ])}
      {billing &&
        block(checkoutTexts.billTo, checkoutTexts.editBilling, [
          `${billing.firstName} ${billing.lastName}`.trim(),
          addressLine(billing),
          ...[billing.participant, billing.buyerReference].filter(Boolean),
        ])}
    </dl>
  );
}
