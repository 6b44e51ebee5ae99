import { Injectable } from '@nestjs/common';
import { Guests } from '../../../accounts/application/guests.js';
import { GuestTokens } from '../../../platform/auth/guest-tokens.js';
import { networksOf } from '../../../platform/rate-limit/network.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { GuestBuyers } from '../../application/ports.js';

/** As the checkout has it (`PromptLimits`): both count together. */
const PROMPTS = { limit: 6, seconds: 600 };

/** Guests as any visitor becomes one. */
@Injectable()
export class ShopGuestBuyers implements GuestBuyers {
  constructor(
    private readonly guests: Guests,
    private readonly tokens: GuestTokens,
    private readonly limits: RateLimits,
  ) {}

  async open(ip: string): Promise<string> {
    const guest = await this.tokens.guestOf(await this.guests.open({ ip, userAgent: 'UCP' }));
    if (!guest) throw new Error('a guest that was opened this moment is none');
    return guest.accountId;
  }

  async mayPrompt(phone: string, accountId: string, ip: string): Promise<void> {
    await this.limits.take(`pay:phone:${phone}:${accountId}`, PROMPTS);
    for (const { key, times } of networksOf(ip))
      await this.limits.take(`pay:phone:${phone}:${key}`, { ...PROMPTS, limit: PROMPTS.limit * times });
  }
}
