import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { SecureAccounts } from '../../application/secure-accounts.js';
import { CustomerNotFound } from '../../domain/customer-refusals.js';
import { MessageAnswerDto } from './accounts.dto.js';
import { ACCOUNT_SECURITY_CALLS } from './admin-customers.examples.js';

/** What staff does for whoever has lost a device. */
@ApiTags('admin-customers')
@Allow('customers.secure')
@ApiDoc(ACCOUNT_SECURITY_CALLS)
@Controller('api/v1/admin/customers/:id')
export class AdminAccountSecurityController {
  constructor(private readonly accounts: SecureAccounts) {}

  /** Takes app, passkeys and recovery codes off an account of one's own rank or below, logs it out and tells its owner. */
  @NeedsRecentLogin()
  @Post('second-factor-removal')
  @HttpCode(200)
  @Audited('customer', 'account')
  async adminRemoveSecondFactor(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CustomerNotFound) id: string,
  ): Promise<MessageAnswerDto> {
    await this.accounts.takeFactorsOff(caller, id);
    return { success: true, message: 'Two-step login has been turned off' };
  }

  /** Ends the sessions, mailed links and order links of an account of one's own rank or below, and tells its owner. */
  @NeedsRecentLogin()
  @Post('log-out')
  @HttpCode(200)
  @Audited('customer', 'account')
  async adminLogOutCustomer(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CustomerNotFound) id: string,
  ): Promise<MessageAnswerDto> {
    await this.accounts.logOut(caller, id);
    return { success: true, message: 'The account has been logged out everywhere' };
  }
}
