import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc, type CallDescription } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { ConfirmEmail } from '../../application/confirm-email.js';
import { ConfirmationLinkDead } from '../../domain/refusals.js';
import { ConfirmEmailDto, EmailConfirmedDto } from './email-confirmation.dto.js';

const TOKEN = 'k7rQw2n8Xv1bYt5Zs9Lm3Pd6Fh0JcUe4Ga-iNoTqRxA';
const LIMIT = { limit: 60, seconds: 3_600 };

const call: CallDescription = {
  requests: { mailed: { summary: 'The token of the mailed link', value: { token: TOKEN } } },
  refuses: [
    new ConfirmationLinkDead(),
    new InvalidInput([{ field: 'token', message: 'This link is no longer valid.' }]),
  ],
};

/** Confirming an address by the mailed link alone. */
@ApiTags('auth')
@ApiDoc({ confirmEmail: call })
@Controller('api/v1/auth/confirm-email')
export class EmailConfirmationController {
  constructor(private readonly confirm: ConfirmEmail) {}

  /**
   * Confirms that the mail address of an account is its owner's, by the mailed token and without a session: the account
   * begins anew, so that whoever signed up with the address before is out. Its password is set by `POST /auth/forgot-password`.
   */
  @Allow('public')
  @RateLimited('confirm-email', LIMIT)
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async confirmEmail(@Body() { token }: ConfirmEmailDto): Promise<EmailConfirmedDto> {
    await this.confirm.anew(token);
    return {
      success: true,
      message: 'Your email address is confirmed. Set a new password to log in: see your mail.',
    };
  }
}

/** Confirming the caller's own address. */
@ApiTags('profile')
@ApiDoc({ confirmOwnEmail: call })
@Controller('api/v1/users/me/email-confirmation')
export class OwnEmailConfirmationController {
  constructor(private readonly confirm: ConfirmEmail) {}

  /** Confirms the address of the caller's own account, which stays as it is. */
  @Allow('customer')
  @RateLimited('confirm-email', LIMIT)
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async confirmOwnEmail(
    @CurrentCaller() caller: Caller,
    @Body() { token }: ConfirmEmailDto,
  ): Promise<EmailConfirmedDto> {
    await this.confirm.own(caller, token);
    return { success: true, message: 'Your email address is confirmed. You can order now.' };
  }
}
