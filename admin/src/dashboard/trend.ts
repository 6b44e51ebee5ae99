import { percentage } from '../layout/format';
import { t } from '../texts';

/** How a figure stands against the one before it, in words; nothing to say when there was nothing before. */
export function trend(now: number, earlier: number | undefined): { text: string; up: boolean } | null {
  if (!earlier || earlier <= 0) return null;
  const percent = Math.round(((now - earlier) / earlier) * 100);
  if (percent === 0) return { text: t('as before'), up: true };
  return { text: `${percent > 0 ? '+' : '−'}${percentage(Math.abs(percent))}`, up: percent > 0 };
}
