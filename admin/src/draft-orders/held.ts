import { createContext, useContext, useState } from 'react';

/** Tells the page whether a dialog holds what the draft no longer shows: a link, or a sending without an answer. */
export const Held = createContext<(isHeld: boolean) => void>(() => undefined);

/** What a dialog was opened with: it stays what it was, whatever is read anew meanwhile; undefined while it is closed. */
export function useHeld<T>() {
  const tell = useContext(Held);
  const [held, setHeld] = useState<T>();
  const open = (what: T) => {
    setHeld(what);
    tell(true);
  };
  const close = () => {
    setHeld(undefined);
    tell(false);
  };
  return { held, open, close };
}
