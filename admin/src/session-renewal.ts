/**
 * Between the HTTP client, which learns that a session has ended, and the dialog, which asks for the password. All calls
 * that fail meanwhile wait for the same answer.
 */
type Listener = (open: boolean) => void;

let waiting: { promise: Promise<boolean>; settle: (renewed: boolean) => void } | null = null;
const listeners = new Set<Listener>();
const tell = () => listeners.forEach((listener) => listener(waiting !== null));

/** Resolves true when the person has logged in again, false when they gave up; false at once without a dialog. */
export function sessionEnded(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (!waiting) {
    let settle: (renewed: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((resolve) => (settle = resolve));
    waiting = { promise, settle };
    tell();
  }
  return waiting.promise;
}

/** The dialog's answer. */
export function answerRenewal(renewed: boolean): void {
  waiting?.settle(renewed);
  waiting = null;
  tell();
}

export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
