const UTC = 'UTC';

let zone = UTC;
/** Made when first needed: most pages write no day. */
let writer: Intl.DateTimeFormat | undefined;

/** In which the shop counts days: told by whoever has read the settings, the server's loader and the root route in the browser. */
export function setShopZone(name: string): void {
  if (name === zone) return;
  zone = name;
  writer = undefined;
}

function parts(at: Date): Map<string, number> {
  writer ??= new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric' },
  });
  return new Map(writer.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
}

/** What the shop's clocks show at a moment, to the minute, as if it were UTC; a browser too old for the zone reads UTC. */
export function shopClock(at: Date): Date {
  if (zone === UTC) return at;
  try {
    const found = parts(at);
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
