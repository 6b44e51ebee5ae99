import { Injectable } from '@nestjs/common';
import { mailboxOf } from '../../../kernel/mailbox.js';
import { networksOf } from '../../../platform/rate-limit/network.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { LetterLimits, type Sender } from '../../application/ports.js';

/** As for the newsletter and for new passwords. */
const LETTERS = { limit: 3, seconds: 3_600 };

/** Counted for the mailbox together with the account, and with each network that it was at. */
@Injectable()
export class CountedLetterLimits implements LetterLimits {
  constructor(private readonly limits: RateLimits) {}

  async mayWrite(email: string, { accountId, places }: Sender): Promise<boolean> {
    const networks = new Set(
      places.flatMap((ip) =>
        networksOf(ip)
          .slice(0, 1)
          .map(({ key }) => key),
      ),
    );
    for (const sender of [accountId, ...networks]) {
      const { allowed } = await this.limits.hit(`order-letter:${sender}:${mailboxOf(email)}`, LETTERS);
      if (!allowed) return false;
    }
    return true;
  }
}
