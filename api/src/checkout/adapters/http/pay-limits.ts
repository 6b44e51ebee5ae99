import {
  RateLimited,
  RateLimitedBy,
  bucketsOfAddress,
} from '../../../platform/rate-limit/rate-limit.guard.js';

const TEN_MINUTES = 600;

/** Paying is counted per account, per address and per phone, so that nobody can be pestered with prompts (C5). */
export function PayLimits() {
  return RateLimitedBy((request, accountId) => {
    const phone = phoneIn(request.body);
    return [
      { bucket: `pay:account:${accountId}`, limit: 30, seconds: TEN_MINUTES },
      ...bucketsOfAddress('pay', request, { limit: 60, seconds: TEN_MINUTES }),
      ...(phone ? [{ bucket: `pay:phone:${phone}`, limit: 6, seconds: TEN_MINUTES }] : []),
    ];
  });
}

/** The success page asks a few times; nobody may try session ids by the thousand (failure 19). */
export function ConfirmLimits() {
  return RateLimited('confirm', { limit: 300, seconds: TEN_MINUTES });
}

function phoneIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('mobileNumber' in body)) return undefined;
  return typeof body.mobileNumber === 'string'
    ? body.mobileNumber.replaceAll(/\D/g, '').slice(0, 20)
    : undefined;
}
