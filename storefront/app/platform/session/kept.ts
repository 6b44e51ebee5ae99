import { onSessionEnd, readUser } from './session';

/**
 * Something that a page keeps of the logged-in shopper, in this tab only: survives a reload and the way to the payment
 * page and back, and is gone with the session (S60). It is one account's own: a tab that was at the payment page when the
 * account changed elsewhere heard nothing of it.
 */
export function keepForSession<T>(name: string) {
  type Kept = { of: string | undefined; value: T };
  const key = `duka.kept.${name}`;
  let memory: Kept | null = null;
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
      if (typeof window === 'undefined') return null;
      try {
        const text = memory ? null : window.sessionStorage.getItem(key);
        if (text) memory = JSON.parse(text) as Kept;
      } catch {
        memory = null;
      }
      if (memory && memory.of !== readUser()?._id) forget();
      return memory?.value ?? null;
    },
    keep(value: T): void {
      memory = { of: readUser()?._id, value };
      try {
        window.sessionStorage.setItem(key, JSON.stringify(memory));
      } catch {
        // Without storage it is kept until the page is left.
      }
    },
  };
}
