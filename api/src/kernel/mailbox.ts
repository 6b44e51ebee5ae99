/**
 * One name for all addresses that reach one mailbox: compatibility forms folded (NFKC), case ignored, without what stands
 * behind a plus sign. To count people by, never to write to. The function `mailbox` of the database says the same.
 */
export function mailboxOf(email: string): string {
  const key = email.normalize('NFKC').trim().toLowerCase();
  const at = key.lastIndexOf('@');
  const [local = ''] = key.slice(0, Math.max(at, 0)).split('+');
  return local + key.slice(Math.max(at, 0));
}
