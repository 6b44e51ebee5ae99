import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { LeavesTheShop } from '../../../platform/audit/leaves-the-shop.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { DownloadPersonalData } from '../../application/download-personal-data.js';
import { EraseAccount } from '../../application/erase-account.js';
import { PersonUnknown } from '../../domain/refusals.js';
import { ErasedDto, PersonalFileDto } from './privacy.dto.js';
import { ADMIN_PRIVACY_CALLS } from './privacy.examples.js';

@ApiTags('admin-customers')
@Allow('customers.read')
@ApiDoc(ADMIN_PRIVACY_CALLS)
@Controller('api/v1/admin/customers/:id')
export class AdminPrivacyController {
  constructor(
    private readonly download: DownloadPersonalData,
    private readonly erase: EraseAccount,
  ) {}

  /** Everything the shop keeps of a customer, as JSON, for whoever asks by mail or phone. */
  @LeavesTheShop('customer', 'customers.export')
  @Get('data')
  @Header('Cache-Control', 'no-store')
  async adminDownloadCustomerData(
    @CurrentCaller() caller: Caller,
    @IdParam('id', PersonUnknown) id: string,
  ): Promise<PersonalFileDto> {
    return { success: true, data: (await this.download.onBehalf(caller, id)) as PersonalFileDto['data'] };
  }

  /** Deletes a customer's account for good. Orders stay for the books, without the person. */
  @Allow('customers.write')
  @NeedsRecentLogin()
  @Post('erasure')
  @HttpCode(200)
  @Audited('customer')
  async adminEraseCustomer(@IdParam('id', PersonUnknown) id: string): Promise<ErasedDto> {
    await this.erase.onBehalf(id);
    return { success: true, message: 'The account has been deleted' };
  }
}
