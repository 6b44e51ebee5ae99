import { useEffect, useRef } from 'react';
import { useMoney } from '../platform/amounts-in';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { Button, LinkButton } from '../ui/button';
import type { PriceChange } from './price-change';

/** Old and new figures side by side. Nothing is charged until the shopper has agreed to the new ones. */
export function PriceChangeNotice({ change, onAccept }: { change: PriceChange; onAccept: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const money = useMoney();
  useEffect(() => ref.current?.focus(), []);
  const rows = [
    ...change.lines.map((line) => ({ ...line, key: line.name })),
    { key: 'total', name: checkoutTexts.changedTotal, before: change.before, now: change.now },
  ];
  return (
    <div
      ref={ref}
      role="alertdialog"
      aria-label={checkoutTexts.changedTitle}
      tabIndex={-1}
      className="grid gap-4 rounded-m bg-warn-wash p-5"
    >
      <h3>{checkoutTexts.changedTitle}</h3>
      <p>{checkoutTexts.changedText}</p>
      <dl className="tnum grid gap-2">
        {rows.map(({ key, name, before, now }) => (
          <div key={key} className="flex flex-wrap justify-between gap-x-6 last:font-bold">
            <dt>{name}</dt>
            <dd>
              <s className="font-normal text-ink-soft">{money(before)}</s>{' '}
              {now === null ? checkoutTexts.changedGone : money(now)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAccept}>{checkoutTexts.changedAccept(money(change.now))}</Button>
        <LinkButton look="secondary" to="/cart">
          {checkoutTexts.changedBack}
        </LinkButton>
      </div>
    </div>
  );
}
