/** Google delivers to one mailbox whatever the dots before the sign, under two names (support.google.com/mail/answer/7436150). */
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * One name for all addresses that reach one mailbox: compatibility forms folded (NFKC), case ignored, without what stands
 * behind a plus sign, and at Google without dots. To count people by, never to write to. The function `mailbox` of the
 * database says the same.
 */
export function mailboxOf(email: string): string {
  const key = email.normalize('NFKC').trim().toLowerCase();
  const at = Math.max(key.lastIndexOf('@'), 0);
  const [local = ''] = key.slice(0, at).split('+');
  const domain = key.slice(at);
  return GOOGLE.has(domain.slice(1)) ? `${local.replaceAll('.', '')}@gmail.com` : local + domain;
}
