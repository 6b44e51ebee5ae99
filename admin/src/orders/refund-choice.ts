import { money } from '../layout/format';
import type { RefundAsk, RefundLine, RefundPreview } from '../records';
import { currencyIn, fromSmallest, smallest } from '../layout/shop-currency';
import { asTyped, plainNumber } from '../layout/typed-number';
import { t } from '../texts';

/** What a person has chosen in the refund dialog, as typed. */
export type RefundChoice = {
  mode: 'lines' | 'amount' | 'everything';
  /** Pieces per variant. */
  quantities: Record<string, number>;
  /** The sum, or with pieces the sum instead of what they have cost. */
  amount: string;
};

export const nothingChosen: RefundChoice = { mode: 'lines', quantities: {}, amount: '' };

/** As typed, in the currency's smallest units; NaN for anything but a number with its decimals. */
export function cents(typed: string, code?: string): number {
  const plain = plainNumber(typed);
  const [, decimals = ''] = /^\d{1,9}(?:\.(\d{1,3}))?$/.exec(plain) ?? [null, '-----'];
  return decimals.length > currencyIn(code).decimals ? Number.NaN : smallest(Number(plain), code);
}

/** Why this amount, of an order in the currency `code`, cannot be refunded, or nothing. */
export function amountProblem(typed: string, most: number, code?: string): string {
  const wanted = cents(typed, code);
  if (Number.isNaN(wanted) || wanted === 0) return t('Enter an amount like 12.50');
  return wanted > smallest(most, code)
    ? t('At most {most} can be refunded', { most: money(most, code) })
    : '';
}

const pieces = ({ quantities }: RefundChoice) =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }));

/** Why this line cannot be given back so often, or nothing. */
export function lineProblem({ left }: Pick<RefundLine, 'left'>, quantity: number): string {
  if (!Number.isInteger(quantity) || quantity < 0) return t('Enter a whole number');
  return quantity > left ? t('At most {left}', { left }) : '';
}

/** Why nothing can be asked of the server yet, or nothing. */
export function choiceProblem(
  choice: RefundChoice,
  lines: RefundLine[],
  most: number,
  code?: string,
): string {
  if (choice.mode === 'everything') return '';
  if (choice.mode === 'amount') return amountProblem(choice.amount, most, code);
  const wrong = lines.find((line) => lineProblem(line, choice.quantities[line.variantId] ?? 0));
  if (wrong) return `${wrong.name}: ${lineProblem(wrong, choice.quantities[wrong.variantId] ?? 0)}`;
  if (pieces(choice).length === 0) return t('Choose what comes back');
  return choice.amount.trim() ? amountProblem(choice.amount, most, code) : '';
}

/** The choice as the server is asked it. */
export function asAsk(choice: RefundChoice, code?: string): RefundAsk {
  const amount = choice.amount.trim() ? { amount: fromSmallest(cents(choice.amount, code), code) } : {};
  if (choice.mode === 'everything') return {};
  return choice.mode === 'amount' ? amount : { lines: pieces(choice), ...amount };
}

/** What comes back of each tender, as typed. */
export type RefundShares = Record<string, string>;

/** As the shop would share it, to begin with. */
export const sharesOf = (all: RefundPreview, preview: RefundPreview | null): RefundShares =>
  Object.fromEntries(
    all.tenders.map(({ tenderId }) => {
      const part = preview?.parts.find((one) => one.tenderId === tenderId);
      return [tenderId, asTyped(part?.amount ?? 0)];
    }),
  );

/** Why so much of a tender cannot come back, or nothing. */
export function shareProblem(typed: string, most: number, code?: string): string {
  const wanted = cents(typed, code);
  if (Number.isNaN(wanted)) return t('Enter an amount like 12.50, or 0');
  return wanted > smallest(most, code) ? t('At most {most} can come back', { most: money(most, code) }) : '';
}

/** Why the server cannot be asked to share it so, or nothing. */
export const sharesProblem = (shares: RefundShares | null, all: RefundPreview, code?: string): string =>
  shares
    ? (all.tenders
        .map(({ tenderId, left }) => shareProblem(shares[tenderId] ?? '', left, code))
        .find((problem) => problem) ?? '')
    : '';

/** The same as the server is asked it. */
export const asShares = (shares: RefundShares | null, code?: string): Pick<RefundAsk, 'shares'> =>
  shares
    ? {
        shares: Object.entries(shares).map(([tenderId, typed]) => ({
          tenderId,
          amount: fromSmallest(cents(typed, code), code),
        })),
      }
    : {};
