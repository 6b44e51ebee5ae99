import { createHash } from 'node:crypto';
import { mailboxOf } from '../../../kernel/mailbox.js';
import {
  RateLimited,
  RateLimitedBy,
  bucketsOfAddress,
} from '../../../platform/rate-limit/rate-limit.guard.js';

const TEN_MINUTES = 600;
const HOUR = 3_600;
const LONGEST_ADDRESS = 254;

/** Paying is counted per account, address, phone and mailbox, so that nobody is pestered with prompts (C5) or letters. */
export function PayLimits() {
  return RateLimitedBy((request, accountId) => {
    const phone = phoneIn(request.body);
    const mailbox = mailboxIn(request.body);
    return [
      { bucket: `pay:account:${accountId}` as const, limit: 30, seconds: TEN_MINUTES },
      ...bucketsOfAddress('pay', request, { limit: 60, seconds: TEN_MINUTES }),
      ...(mailbox ? [{ bucket: `pay:mailbox:${mailbox}` as const, limit: 30, seconds: HOUR }] : []),
      ...(phone ? [{ bucket: `pay:phone:${phone}` as const, limit: 6, seconds: TEN_MINUTES }] : []),
    ];
  });
}

/** The success page asks a few times; nobody may try session ids by the thousand (failure 19). */
export function ConfirmLimits() {
  return RateLimited('confirm', { limit: 300, seconds: TEN_MINUTES });
}

/** As a hash: buckets name nobody. */
function mailboxIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('contact' in body)) return undefined;
  const { contact } = body;
  if (typeof contact !== 'object' || contact === null || !('email' in contact)) return undefined;
  const { email } = contact;
  if (typeof email !== 'string' || email.length > LONGEST_ADDRESS) return undefined;
  return createHash('sha256').update(mailboxOf(email)).digest('base64url').slice(0, 22);
}

function phoneIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('mobileNumber' in body)) return undefined;
  return typeof body.mobileNumber === 'string'
    ? body.mobileNumber.replaceAll(/\D/g, '').slice(0, 20)
    : undefined;
}
