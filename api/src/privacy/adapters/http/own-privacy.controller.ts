import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { DownloadPersonalData } from '../../application/download-personal-data.js';
import { EraseAccount } from '../../application/erase-account.js';
import { EraseAccountDto, ErasedDto, PersonalFileDto } from './privacy.dto.js';
import { OWN_PRIVACY_CALLS } from './privacy.examples.js';

@ApiTags('profile')
@Allow('customer')
@ApiDoc(OWN_PRIVACY_CALLS)
@Controller('api/v1/users/me')
export class OwnPrivacyController {
  constructor(
    private readonly download: DownloadPersonalData,
    private readonly erase: EraseAccount,
  ) {}

  /** Everything the shop keeps of the caller, as JSON. */
  @RateLimited('personal-data', { limit: 10, seconds: 3600 })
  @Get('data')
  @Header('Cache-Control', 'no-store')
  async downloadMyData(@CurrentCaller() { accountId }: Caller): Promise<PersonalFileDto> {
    return { success: true, data: (await this.download.own(accountId)) as PersonalFileDto['data'] };
  }

  /** Deletes the caller's account for good. Orders stay for the books, without the person. */
  @RateLimited('password', { limit: 10, seconds: 900 })
  @Post('erasure')
  @HttpCode(200)
  async eraseMyAccount(
    @CurrentCaller() { accountId }: Caller,
    @Body() { password }: EraseAccountDto,
  ): Promise<ErasedDto> {
    await this.erase.own(accountId, password);
    return { success: true, message: 'Your account has been deleted' };
  }
}
