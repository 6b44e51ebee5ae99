import { plusDays, shopDay } from '../layout/shop-zone';

/** How a figure stands against the one before it, in words; nothing to say when there was nothing before. */
export function trend(now: number, earlier: number | undefined): { text: string; up: boolean } | null {
  if (!earlier || earlier <= 0) return null;
  const percent = Math.round(((now - earlier) / earlier) * 100);
  if (percent === 0) return { text: 'as before', up: true };
  return { text: `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`, up: percent > 0 };
}

const day = (now: Date, ago: number) => plusDays(shopDay(now.toISOString()), -ago);

/** The last 30 days of the shop, today included, as ISO days. */
export const lastThirtyDays = (now: Date) => ({ from: day(now, 29), to: day(now, 0) });

/** The 30 days before those. */
export const thirtyDaysBefore = (now: Date) => ({ from: day(now, 59), to: day(now, 30) });
