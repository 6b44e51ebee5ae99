import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { MergeCustomers } from '../../application/merge-customers.js';
import { CustomerNotFound } from '../../domain/customer-refusals.js';
import { CustomerReads } from '../persistence/customer-reads.js';
import { AdminCustomerDto, MergeDto } from './admin-customer.dto.js';
import { MERGE_CALLS } from './admin-customers.examples.js';

@ApiTags('admin-customers')
@Allow('customers.write')
@ApiDoc(MERGE_CALLS)
@Controller('api/v1/admin/customers/:id/merge')
export class CustomerMergesController {
  constructor(
    private readonly merges: MergeCustomers,
    private readonly reads: CustomerReads,
  ) {}

  /**
   * Makes this account a part of another one: orders, addresses, favorites, cart, store credit, coupons, reviews, notes, tags and groups become
   * the other's. Of both the mailbox was shown, or nobody was ever in it. Nobody logs in to this one any more, its address is free, both addresses
   * are told, and links of order mails end. It cannot be undone.
   */
  @NeedsRecentLogin()
  @Post()
  @HttpCode(200)
  @AuditsItself('customer')
  async adminMergeCustomer(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CustomerNotFound) id: string,
    @Body() { into }: MergeDto,
  ): Promise<AdminCustomerDto> {
    const kept = into.toLowerCase();
    await this.merges.mergeCustomers(caller, id, kept);
    return found(await this.reads.find(kept), CustomerNotFound);
  }
}
