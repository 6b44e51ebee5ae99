import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Described } from '../../../platform/http/described.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { ConfirmEmail } from '../../application/confirm-email.js';
import { ConfirmationLinkDead } from '../../domain/refusals.js';
import { ConfirmEmailDto, EmailConfirmedDto } from './email-confirmation.dto.js';

const TOKEN = 'k7rQw2n8Xv1bYt5Zs9Lm3Pd6Fh0JcUe4Ga-iNoTqRxA';

@ApiTags('auth')
@Described({
  confirmEmail: {
    requests: { mailed: { summary: 'The token of the mailed link', value: { token: TOKEN } } },
    refuses: [
      new ConfirmationLinkDead(),
      new InvalidInput([{ field: 'token', message: 'This link is no longer valid.' }]),
    ],
  },
})
@Controller('api/v1/auth')
export class EmailConfirmationController {
  constructor(private readonly confirm: ConfirmEmail) {}

  /** Confirms that the mail address of an account is its owner's, by the mailed token. */
  @Allow('public')
  @RateLimited('confirm-email', { limit: 60, seconds: 3_600 })
  @Post('confirm-email')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async confirmEmail(@Body() { token }: ConfirmEmailDto): Promise<EmailConfirmedDto> {
    await this.confirm.execute(token);
    return { success: true, message: 'Your email address is confirmed. You can order now.' };
  }
}
