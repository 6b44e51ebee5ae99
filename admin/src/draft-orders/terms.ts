import type { DraftOrderRecord, DraftTerms } from '../records';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The address as it was typed; null while nothing was. */
function addressOf(typed: object | null | undefined): NonNullable<DraftTerms['shippingAddress']> | null {
  const parts = Object.entries(typed ?? {}).flatMap(([name, value]): [string, string][] =>
    textOf(value) === '' ? [] : [[name, textOf(value)]],
  );
  return parts.length === 0
    ? null
    : (Object.fromEntries(parts) as NonNullable<DraftTerms['shippingAddress']>);
}

type Own = NonNullable<DraftTerms['ownLines']>;

/** Lines of one's own with all that they need; a row that was only begun says nothing yet. */
const ownOf = (rows: readonly Partial<Own[number]>[] | null | undefined): Own =>
  (rows ?? []).flatMap(({ name, price, taxCategory = 'standard', isShipped = false, quantity }) =>
    textOf(name) && typeof price === 'number' && typeof quantity === 'number'
      ? [{ name: textOf(name), price, taxCategory, isShipped, quantity }]
      : [],
  );

/** The values of the form as they are sent: what nobody filled in says nothing. */
export const termsOf = (form: Partial<DraftOrderRecord>): DraftTerms => ({
  customerId: form.customerId || null,
  contact: { email: textOf(form.contact?.email), phone: textOf(form.contact?.phone) },
  lines: (form.lines ?? []).map(({ variantId, quantity }) => ({ variantId, quantity })),
  ...(ownOf(form.ownLines).length > 0 ? { ownLines: ownOf(form.ownLines) } : {}),
  shippingAddress: addressOf(form.shippingAddress),
  shippingMethodId: form.shippingMethodId || null,
  couponCode: textOf(form.couponCode),
  vatNumber: textOf(form.vatNumber),
  language: textOf(form.language),
  note: textOf(form.note),
  ...(form.currency ? { currency: form.currency } : {}),
});
