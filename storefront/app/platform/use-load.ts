import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<T> =
  | { state: 'loading'; data: null; error: null }
  | { state: 'ready'; data: T; error: null }
  | { state: 'failed'; data: null; error: unknown };

const waiting = { state: 'loading', data: null, error: null } as const;

/**
 * Loads in the browser when the component appears and whenever `key` changes; answers that arrive after the component
 * has gone, or after a newer request, are dropped. `reload` keeps what is shown until the new answer is there.
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>, key = '') {
  const [kept, setKept] = useState<{ key: string; loaded: Loaded<T> }>({ key, loaded: waiting });
  const [round, setRound] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const control = new AbortController();
    const keep = (loaded: Loaded<T>) => {
      if (!control.signal.aborted) setKept({ key, loaded });
    };
    latest
      .current(control.signal)
      .then((data) => keep({ state: 'ready', data, error: null }))
      .catch((error: unknown) => keep({ state: 'failed', data: null, error }));
    return () => control.abort();
  }, [key, round]);
  const reload = useCallback(() => setRound((now) => now + 1), []);
  const replace = useCallback(
    (data: T) => setKept({ key, loaded: { state: 'ready', data, error: null } }),
    [key],
  );
  return { ...(kept.key === key ? kept.loaded : waiting), reload, replace };
}
