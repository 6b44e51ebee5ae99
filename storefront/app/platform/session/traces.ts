import { onSessionEnd } from './session';

/** What this browser remembers of looking around, by its name in the storage. */
export const TRACES = { seen: 'duka.seen', searches: 'duka.searches' } as const;

/** Of a shopper who leaves, nothing is told to the next one. */
export function forgetTraces(): void {
  try {
    for (const key of Object.values(TRACES)) window.localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

onSessionEnd(forgetTraces);
