import { Money } from '../../kernel/money.js';

/** Tax and gross of one rate, in the smallest unit; net is what is between them. */
export interface RatePart {
  tax: number;
  gross: number;
}

export const NOTHING: RatePart = { tax: 0, gross: 0 };

export const plus = (one: RatePart, other: RatePart): RatePart => ({
  tax: one.tax + other.tax,
  gross: one.gross + other.gross,
});

export const less = (one: RatePart, other: RatePart): RatePart => plus(one, negative(other));

export const negative = ({ tax, gross }: RatePart): RatePart => ({ tax: 0 - tax, gross: 0 - gross });

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

export const grossOf = (parts: readonly RatePart[]): number => sumOf(parts.map(({ gross }) => gross));

/**
 * So much gross of a part, never more than it has, with so much tax, in proportion unless told; neither more tax nor more
 * net than it has. All of its gross takes all of its tax.
 */
export function cut(of: RatePart, gross: number, tax = portion(of.tax, gross, of.gross)): RatePart {
  if (gross >= of.gross) return of;
  const net = of.gross - of.tax;
  return { gross, tax: Math.min(Math.max(tax, gross - net), of.tax, gross) };
}

/** So much gross over the parts, in proportion to what each has. */
export function spread(gross: number, over: readonly RatePart[]): RatePart[] {
  const shares = Money.ofCents(gross).allocate(over.map((part) => part.gross));
  return over.map((part, place) => cut(part, shares[place]?.cents ?? 0));
}

/** Halves up; nothing of nothing. */
const portion = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Money.ofCents(amount).portion(part, whole).cents;
