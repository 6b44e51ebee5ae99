import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MessageAnswerDto } from '../../../accounts/adapters/http/accounts.dto.js';
import { EmailTaken, PasswordTooCommon, PasswordTooShort } from '../../../accounts/domain/refusals.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { ClaimShop } from '../../application/claim-shop.js';
import { SetupDone, SetupLinkWrong } from '../../domain/refusals.js';
import { ClaimedDto, OwnerDto } from './setup.dto.js';

const HOUR = 3_600;

@ApiTags('setup')
@ApiDoc({
  getSetup: {},
  claimShop: {
    requests: {
      owner: {
        summary: 'By the link of the first start',
        value: {
          token: 'what-stands-behind-the-sign-of-the-link',
          name: 'Amina Otieno',
          email: 'amina@example.com',
          password: 'saffron kettle 42',
        },
      },
    },
    refuses: [
      new SetupLinkWrong(),
      new SetupDone(),
      new EmailTaken(),
      new PasswordTooShort(12),
      new PasswordTooCommon(),
    ],
  },
})
@Controller('api/v1/setup')
export class SetupController {
  constructor(private readonly claim: ClaimShop) {}

  /** Whether the shop has an owner. */
  @Allow('public')
  @Get()
  @Header('Cache-Control', 'no-store')
  async getSetup(): Promise<ClaimedDto> {
    return { isClaimed: await this.claim.isClaimed() };
  }

  /** Makes the owner's account of a new shop, by the link that its first start has printed; once. */
  @Allow('public')
  @RateLimited('setup', { limit: 30, seconds: HOUR })
  @Post('owner')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async claimShop(@Body() body: OwnerDto): Promise<MessageAnswerDto> {
    await this.claim.claimShop(body);
    return { success: true, message: 'The shop is yours. Please log in.' };
  }
}
