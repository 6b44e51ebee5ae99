/**
 * Between the HTTP client, which learns that a session has ended, and the dialog, which asks for the password. All calls
 * that fail meanwhile wait for the same answer.
 */
export type Reason = 'ended' | 'password';
type Listener = (asking: Reason | null) => void;

let waiting: { reason: Reason; promise: Promise<boolean>; settle: (renewed: boolean) => void } | null = null;
const listeners = new Set<Listener>();
const tell = () => listeners.forEach((listener) => listener(waiting?.reason ?? null));

/**
 * Resolves true when the person has entered the password again, false when they gave up; false at once without a dialog.
 * Either the session has ended, or a dangerous step asks for the password.
 */
export function passwordAgain(reason: Reason): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (!waiting) {
    let settle: (renewed: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((resolve) => (settle = resolve));
    waiting = { reason, promise, settle };
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

export function onPasswordAgain(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
