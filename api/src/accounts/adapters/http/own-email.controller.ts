import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { ChangeEmail } from '../../application/change-email.js';
import { ChangeEmailDto, EmailLinkDto, MessageAnswerDto, UserAnswerDto } from './accounts.dto.js';
import { EMAIL_CALLS } from './accounts.examples.js';

/** The mail address that one logs in with. */
@ApiTags('profile')
@Allow('customer')
@ApiDoc(EMAIL_CALLS)
@Controller('api/v1/users/me/email')
export class OwnEmailController {
  constructor(private readonly change: ChangeEmail) {}

  /** Mails a link to the new address, which changes it, and tells the present one; free and taken addresses answer alike. */
  @RateLimited('password', { limit: 10, seconds: 900 })
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async changeEmail(
    @CurrentCaller() caller: Caller,
    @Body() { email, ...shown }: ChangeEmailDto,
    @Ip() ip: string,
  ): Promise<MessageAnswerDto> {
    await this.change.ask(caller, email, { ...shown, ip });
    return {
      success: true,
      message: `We have mailed a link to ${email}. Your address changes when you open it, logged in.`,
    };
  }

  /** Changes the address by the mailed token, in a session of the same account. */
  @RateLimited('confirm-email', { limit: 60, seconds: 3_600 })
  @Post('confirmation')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async confirmNewEmail(
    @CurrentCaller() caller: Caller,
    @Body() { token }: EmailLinkDto,
  ): Promise<UserAnswerDto> {
    const data = await this.change.confirm(caller, token);
    return { success: true, message: 'Your email address has been changed', data };
  }
}
