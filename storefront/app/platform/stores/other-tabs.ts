const KEY = 'duka.changed';

/** What other tabs show as well, and read again when this one has changed it. */
export type Shared = 'cart' | 'favorites';

let turn = 0;

/** Tells the other tabs of this browser that something has changed. */
export function tellTabs(what: Shared): void {
  if (typeof window === 'undefined') return;
  turn += 1;
  try {
    window.localStorage.setItem(KEY, `${what} ${Date.now()} ${turn}`);
  } catch {
    // Without storage the other tabs read it at their next page.
  }
}

/**
 * Calls `listener` when another tab has changed it, and when the browser shows a page again that it had kept aside.
 * Answers how to stop.
 */
export function onOtherTab(what: Shared, listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue?.startsWith(`${what} `)) listener();
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && listener();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onReturn);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onReturn);
  };
}
