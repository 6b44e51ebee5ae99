import { UTC, shopZone } from './shop-zone';

/** Made when first needed: most pages write no day. */
let writer: { zone: string; format: Intl.DateTimeFormat } | undefined;

function parts(at: Date, zone: string): Map<string, number> {
  if (writer?.zone !== zone) {
    const format = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric' },
    });
    writer = { zone, format };
  }
  return new Map(writer.format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
}

/** What the shop's clocks show at a moment, to the minute, as if it were UTC; a browser too old for the zone reads UTC. */
export function shopClock(at: Date): Date {
  if (shopZone() === UTC) return at;
  try {
    const found = parts(at, shopZone());
    const [year = 0, month = 1, ...rest] = ['year', 'month', 'day', 'hour', 'minute'].map(
      (name) => found.get(name) ?? 0,
    );
    return new Date(Date.UTC(year, month - 1, ...rest));
  } catch {
    return at;
  }
}

/** The shop's day that a moment is of, like `2026-11-28`. */
export const shopDay = (at: Date): string => shopClock(at).toISOString().slice(0, 10);
