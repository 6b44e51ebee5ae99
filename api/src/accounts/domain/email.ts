/** One key per mailbox: compatibility forms folded (NFKC), case ignored, blanks around dropped. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
