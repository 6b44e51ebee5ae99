import { onSessionEnd } from './session';

/**
 * Something that a page keeps of the logged-in shopper, in this tab only: survives a reload and the way to the payment
 * page and back, and is gone with the session (S60).
 */
export function keepForSession<T>(name: string) {
  const key = `duka.kept.${name}`;
  let memory: T | null = null;
  const forget = () => {
    memory = null;
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Without storage there is nothing to forget.
    }
  };
  onSessionEnd(forget);
  return {
    forget,
    read(): T | null {
      if (memory !== null || typeof window === 'undefined') return memory;
      try {
        const text = window.sessionStorage.getItem(key);
        memory = text ? (JSON.parse(text) as T) : null;
      } catch {
        memory = null;
      }
      return memory;
    },
    keep(value: T): void {
      memory = value;
      try {
        window.sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Without storage it is kept until the page is left.
      }
    },
  };
}
