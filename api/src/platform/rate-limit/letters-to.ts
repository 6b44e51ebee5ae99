import { createHash } from 'node:crypto';
import { mailboxOf } from '../../kernel/mailbox.js';
import type { BucketName } from './bucket-key.js';
import { networksOf } from './network.js';
import type { Limit, RateLimits } from './rate-limits.js';

/** Letters to a mailbox that anybody may name: so many for each sender, and so many for all senders together. */
export interface LetterLimit {
  each: Limit;
  all: Limit;
}

/**
 * Whether one more letter may go to the mailbox because of somebody at this address. What a sender asks too often costs that
 * sender alone; whoever owns the mailbox asks from elsewhere (decision 0114), or logged in:
 * letters of the account `ownerId` to its own mailbox are counted for themselves.
 */
export async function mayWriteTo(
  limits: RateLimits,
  name: 'newsletter:mail' | 'alert:mail' | 'reminder:mail',
  { email, ip, ownerId }: { email: string; ip: string; ownerId?: string | undefined },
  { each, all }: LetterLimit,
): Promise<boolean> {
  if (ownerId !== undefined) return (await limits.hit(`${name}:${ownerId}`, each)).allowed;
  const mailbox = hashOf(mailboxOf(email));
  const own: BucketName = `${name}:${mailbox}:${hashOf(networksOf(ip)[0]?.key ?? '')}`;
  if (!(await limits.hit(own, each)).allowed) return false;
  return (await limits.hit(`${name}:${mailbox}`, all)).allowed;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
