import { createStore, useStore } from '../create-store';

const KEY = 'duka.currency';

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const chosen = createStore<string | null>(typeof window === 'undefined' ? null : read());

/** The currency that amounts are shown in besides the shop's own, by its code; null for none and while hydrating. */
export const useShownCurrency = (): string | null => useStore(chosen, null);

/** Kept in this browser. */
export function showCurrency(code: string | null): void {
  chosen.set(code);
  try {
    if (code === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, code);
  } catch {
    // Without storage it holds until the page is left.
  }
}
