import { Injectable } from '@nestjs/common';
import { networksOf } from '../../../platform/rate-limit/network.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';

const PROMPTS = { limit: 6, seconds: 600 };

/**
 * Prompts to one phone are counted for who sends them, the account and its network: nobody is pestered (C5), and nobody's
 * own payment is refused for what others sent to the same phone. Counted once the body of a call was found right.
 */
@Injectable()
export class PromptLimits {
  constructor(private readonly limits: RateLimits) {}

  /** `phone` as it is kept, or what stands for one. @throws TooMany */
  async take(phone: string, accountId: string, ip: string): Promise<void> {
    await this.limits.take(`pay:phone:${phone}:${accountId}`, PROMPTS);
    for (const { key, times } of networksOf(ip))
      await this.limits.take(`pay:phone:${phone}:${key}`, { ...PROMPTS, limit: PROMPTS.limit * times });
  }
}
