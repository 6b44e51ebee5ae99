import { TRACES } from '../platform/session/traces';

const KEY = TRACES.searches;
const MOST = 5;

/** What was searched for in this browser, the latest first; nobody else is told. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a search first; without storage nothing is remembered. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  keep([text, ...others].slice(0, MOST));
}

export const forgetSearches = (): void => keep([]);

function keep(searches: readonly string[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A full or forbidden storage: the list stays as it was.
  }
}
