import { createHash } from 'node:crypto';
import { mailboxOf } from '../../kernel/mailbox.js';

/** By which a mailbox is known again without its address, whatever secret the shop has: who has the address finds it, the hash alone tells nobody. */
export const mailboxHashOf = (email: string): string =>
  createHash('sha256').update(mailboxOf(email)).digest('base64url');
