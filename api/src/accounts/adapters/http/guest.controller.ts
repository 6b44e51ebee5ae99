import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { UserAgent } from '../../../platform/http/user-agent.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { Guests } from '../../application/guests.js';
import { RegisterDto } from './accounts.dto.js';
import { GuestAnswerDto, GuestRegisteredDto } from './guest.dto.js';
import { GUEST_CALLS } from './guest.examples.js';

const HOUR = 3_600;

/** Buying without an account, where the settings allow it. */
@ApiTags('auth')
@ApiDoc(GUEST_CALLS)
@Controller('api/v1/auth/guest')
export class GuestController {
  constructor(private readonly guests: Guests) {}

  /** Opens a guest's session. Ask for one when something is put into a cart, not before. */
  @Allow('public')
  @RateLimited('guest', { limit: 60, seconds: HOUR })
  @Post()
  @Header('Cache-Control', 'no-store')
  async openGuest(@Ip() ip: string, @UserAgent() userAgent: string): Promise<GuestAnswerDto> {
    return { success: true, token: await this.guests.open({ ip, userAgent }) };
  }

  /** Makes a customer of the guest, with cart and orders, and logs in. */
  @Allow('customer')
  @AllowGuest()
  @RateLimited('register', { limit: 30, seconds: HOUR })
  @Post('account')
  @HttpCode(201)
  @Header('Cache-Control', 'no-store')
  async registerGuest(
    @CurrentCaller() { accountId }: Caller,
    @Body() { name, email, phone, password }: RegisterDto,
    @Ip() ip: string,
    @UserAgent() userAgent: string,
  ): Promise<GuestRegisteredDto> {
    const registration = { name, email, phone, password };
    const { user, byMail, token } = await this.guests.register(accountId, registration, { ip, userAgent });
    const message = byMail ? 'Almost done: please check your email.' : 'Account created.';
    return { success: true, message, data: user, ...(token ? { token } : {}) };
  }
}
