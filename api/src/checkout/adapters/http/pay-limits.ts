import { applyDecorators, UseGuards } from '@nestjs/common';
import {
  RateLimited,
  RateLimitedBy,
  bucketsOfAddress,
} from '../../../platform/rate-limit/rate-limit.guard.js';
import { ShopIsOpen } from './shop-is-open.guard.js';

const TEN_MINUTES = 600;

/** Paying wants an open shop, and is counted for who does it, account and network: never for a mailbox or phone that a body names. */
export function PayLimits() {
  return applyDecorators(
    RateLimitedBy((request, accountId) => [
      { bucket: `pay:account:${accountId}`, limit: 30, seconds: TEN_MINUTES },
      ...bucketsOfAddress('pay', request, { limit: 60, seconds: TEN_MINUTES }),
    ]),
    UseGuards(ShopIsOpen),
  );
}

/** The success page asks a few times; nobody may try session ids by the thousand (failure 19). */
export function ConfirmLimits() {
  return RateLimited('confirm', { limit: 300, seconds: TEN_MINUTES });
}
