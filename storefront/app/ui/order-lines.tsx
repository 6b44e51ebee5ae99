import { Fragment } from 'react';
import { Link } from 'react-router';
import type { OrderLine } from '../platform/api/types';
import { useMoney } from '../platform/amounts-in';
import { productPath } from '../platform/product-path';
import { orderPageTexts } from '../platform/messages/en/orders';
import { BundleParts } from './bundle-parts';
import { cx } from './cx';
import { Thumb } from './picture';

const refundedText = (pieces: number, of: number) =>
  pieces === of ? orderPageTexts.refunded : orderPageTexts.refundedPieces(pieces, of);

/** Leads to the product; what was no good of the catalogue leads nowhere. */
function Name({ line, isBack }: { line: OrderLine; isBack: boolean }) {
  const look = cx('font-semibold', isBack && 'line-through');
  if (line.isOwnLine) return <span className={look}>{line.name}</span>;
  return (
    <Link
      to={productPath({ _id: line.productId, name: line.name })}
      className={cx(look, 'underline-offset-4 hover:underline')}
    >
      {line.name}
    </Link>
  );
}

/** What was ordered: image, name, options, quantity, price times quantity. */
export function OrderLines({
  lines,
  refunded,
  showDescription,
}: {
  lines: readonly OrderLine[];
  /** Pieces by variant whose money has gone back: they are struck out. */
  refunded?: ReadonlyMap<string, number>;
  showDescription?: boolean;
}) {
  const money = useMoney();
  const backOf = ({ variantId }: OrderLine) => refunded?.get(variantId) ?? 0;
  return (
    <ul className="grid gap-4">
      {lines.map((line) => (
        <li key={line._id} className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-4">
          <span className="plate block aspect-square rounded-m">
            <Thumb url={line.image} />
          </span>
          <span className="min-w-0 wrap-anywhere">
            <Name line={line} isBack={backOf(line) >= line.quantity} />
            <span className="block text-sm text-ink-soft">
              {Object.values(line.options).map((value, at) => (
                <Fragment key={at}>
                  <bdi>{value}</bdi>
                  {'\u00a0· '}
                </Fragment>
              ))}
              <bdi className="whitespace-nowrap">
                {line.quantity} × <bdi>{money(line.price)}</bdi>
              </bdi>
              <BundleParts parts={line.parts} />
              {backOf(line) > 0 && (
                <span className="block font-semibold text-ink">
                  {refundedText(backOf(line), line.quantity)}
                </span>
              )}
            </span>
            {showDescription && line.description && (
              <bdi className="mt-1 line-clamp-2 text-sm text-pretty text-ink-soft">{line.description}</bdi>
            )}
          </span>
          <span className="tnum font-semibold">{money(line.price * line.quantity)}</span>
        </li>
      ))}
    </ul>
  );
}
