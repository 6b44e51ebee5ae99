import { randomKey } from '../random-key';

const KEY = 'duka-device';

/**
 * How this browser calls itself at a log-in, so that the shop can tell a new device from a known one: 128 random bits,
 * kept in the browser. Undefined where the browser keeps nothing.
 */
export function deviceId(): string | undefined {
  try {
    const known = window.localStorage.getItem(KEY);
    if (known) return known;
    const fresh = randomKey();
    window.localStorage.setItem(KEY, fresh);
    return fresh;
  } catch {
    return undefined;
  }
}
