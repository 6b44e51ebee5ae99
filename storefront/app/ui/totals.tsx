import type { ReactNode } from 'react';
import { cx } from './cx';

export type TotalRow = { label: ReactNode; value: ReactNode; look?: 'plain' | 'saving' | 'grand' | 'note' };

/** Rows of a sum: label left, amount right. `stale` dims the figures while newer ones are on their way. */
export function Totals({
  rows,
  stale,
  className,
}: {
  rows: TotalRow[];
  stale?: boolean;
  className?: string;
}) {
  return (
    <dl
      aria-busy={stale || undefined}
      className={cx('tnum grid gap-2.5 transition-opacity', stale && 'opacity-50', className)}
    >
      {rows.map(({ label, value, look = 'plain' }, index) => (
        <div
          key={index}
          className={cx(
            'flex items-baseline justify-between gap-4',
            look === 'note' && 'text-sm text-ink-soft',
            look === 'saving' && 'font-semibold text-good',
            look === 'grand' && 'mt-1 border-t border-line pt-4 text-lg font-bold',
          )}
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
