import type { ReactNode } from 'react';
import { cx } from './cx';

export type BadgeTone = 'neutral' | 'ink' | 'sale' | 'good' | 'warn' | 'bad' | 'info';

/** A small label, such as an order's status or a discount. */
export function Badge({ look = 'neutral', children }: { look?: BadgeTone; children: ReactNode }) {
  return <span className={cx('badge', look !== 'neutral' && `badge-${look}`)}>{children}</span>;
}
