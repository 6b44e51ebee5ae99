import { type ReactNode, useId, useState } from 'react';
import type { CartLine } from '../platform/api/types';
import { useMoney } from '../platform/amounts-in';
import { common } from '../platform/messages/en/common';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { creditTexts } from '../platform/messages/en/credit';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { BundleParts } from '../ui/bundle-parts';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { Thumb } from '../ui/picture';
import About from '../ui/about';
import { addedTaxRows, containedTaxRows, type TaxRate } from '../ui/tax-rows';
import { reductionRows, type Reduction } from '../ui/reduction-rows';
import { Totals, type TotalRow } from '../ui/totals';
import { roundingRow } from './rounding-row';

export type Sums = {
  subtotal: number;
  couponCode: string | null;
  reductions: readonly Reduction[];
  shipping: number;
  /** What tax adds to the total. */
  tax: number;
  taxes: readonly TaxRate[];
  reverseCharge: boolean;
  intraCommunity: boolean;
  importTaxesDue: boolean;
  /** What coins cannot pay; less than nothing where less is paid. */
  rounding: number;
  total: number;
  /** What gift cards and store credit pay of it. */
  credit: readonly { label: string; amount: number }[];
  /** What another way to pay collects; all of it without them. */
  left: number;
};

/** Subtotal, discounts and coupon, shipping (Free), tax and total. */
export function sumRows(sums: Sums, money: (amount: number) => string): TotalRow[] {
  return [
    { label: checkoutTexts.subtotal, value: money(sums.subtotal) },
    ...reductionRows(sums.reductions, money, cartPageTexts.discount),
    { label: checkoutTexts.shipping, value: sums.shipping > 0 ? money(sums.shipping) : common.free },
    ...addedTaxRows(sums, money),
    ...roundingRow(sums.rounding, money),
    { label: checkoutTexts.total, value: money(sums.total), look: 'grand' },
    ...creditRows(sums, money),
    ...containedTaxRows(sums, money),
  ];
}

const creditRows = ({ credit, left }: Sums, money: (amount: number) => string): TotalRow[] =>
  credit.length === 0
    ? []
    : [
        ...credit.map(({ label, amount }): TotalRow => ({
          label,
          value: `−${money(amount)}`,
          look: 'saving',
        })),
        { label: creditTexts.leftToPay, value: money(left), look: 'grand' },
      ];

type SummaryProps = {
  lines: readonly CartLine[];
  sums: Sums;
  stale: boolean;
  /** When it is there, or waits to be picked up; null when nobody knows. */
  arrives: string | null;
  children?: ReactNode;
};

/** What is being bought, always in sight: a column on wide screens, a bar with the total that opens on phones. */
export function OrderSummary({ lines, sums, stale, arrives, children }: SummaryProps) {
  const [open, setOpen] = useState(false);
  const money = useMoney();
  const id = useId();
  return (
    <aside aria-label={checkoutTexts.summary} className="card lg:sticky lg:top-32">
      <h2 className="hidden lg:block">{checkoutTexts.summary}</h2>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 text-start font-semibold lg:hidden"
      >
        {checkoutTexts.summary}
        <Icon name="down" className={cx('transition-transform', open && 'rotate-180')} />
        <span className="tnum ms-auto text-lg font-bold">{money(sums.left)}</span>
      </button>
      <div id={id} className={cx('mt-5 gap-5 lg:grid', open ? 'grid' : 'hidden')}>
        <ul className="grid gap-4">
          {lines.map((line) => (
            <SummaryLine key={line._id} line={line} />
          ))}
        </ul>
        {children}
        <Totals rows={sumRows(sums, money)} stale={stale} />
        <About amount={sums.total} />
        {arrives && (
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <Icon name="truck" />
            {arrives}
          </p>
        )}
      </div>
    </aside>
  );
}

function SummaryLine({ line }: { line: CartLine }) {
  const money = useMoney();
  const options = Object.values(line.options).join(', ');
  return (
    <li className="grid grid-cols-[3.75rem_1fr_auto] items-center gap-3">
      <span className="plate block aspect-square rounded-m">
        <Thumb url={line.image} />
      </span>
      <span className="min-w-0 text-sm wrap-anywhere">
        <span className="block font-semibold">{line.name}</span>
        <span className="block text-ink-soft">
          {options && `${options} · `}
          {checkoutTexts.quantity(line.quantity)}
          <BundleParts parts={line.parts} />
        </span>
      </span>
      <span className="tnum text-sm font-semibold">{money(line.lineTotal)}</span>
    </li>
  );
}
