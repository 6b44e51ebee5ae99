import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { RemarkOnCustomers } from '../../application/customer-remarks.js';
import { NoteNotFound } from '../../domain/customer-group.js';
import { CustomerNotFound } from '../../domain/customer-refusals.js';
import { CustomerGroupReads } from '../persistence/customer-group-reads.js';
import { CustomerRemarksDto, NewNoteDto, TagDto, TagsDto } from './customer-remarks.dto.js';
import { REMARK_CALLS } from './customer-groups.examples.js';

/** What the staff writes down about customers. */
@ApiTags('admin-customers')
@Allow('customers.read')
@ApiDoc(REMARK_CALLS)
@Controller('api/v1/admin')
export class CustomerRemarksController {
  constructor(
    private readonly remarks: RemarkOnCustomers,
    private readonly reads: CustomerGroupReads,
  ) {}

  /** Tags that customers have, those of most customers first; 500 at most. */
  @Get('customer-tags')
  adminListCustomerTags(): Promise<TagDto[]> {
    return this.reads.tags();
  }

  /** Tags, groups and notes of one customer. */
  @Get('customers/:id/remarks')
  async adminGetCustomerRemarks(@IdParam('id', CustomerNotFound) id: string): Promise<CustomerRemarksDto> {
    return found(await this.reads.remarksOn(id), CustomerNotFound);
  }

  /** Writes a note that only the staff sees. */
  @Allow('customers.remark')
  @Post('customers/:id/notes')
  @AuditsItself('customer')
  @Idempotent(inOneTransaction)
  async adminAddCustomerNote(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CustomerNotFound) id: string,
    @Body() { text }: NewNoteDto,
  ): Promise<CustomerRemarksDto> {
    await this.remarks.addNote(caller, id, text);
    return this.adminGetCustomerRemarks(id);
  }

  /** Deletes a note. */
  @Allow('customers.remark')
  @Delete('customers/:id/notes/:noteId')
  @AuditsItself('customer')
  async adminDeleteCustomerNote(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CustomerNotFound) id: string,
    @IdParam('noteId', NoteNotFound) noteId: string,
  ): Promise<CustomerRemarksDto> {
    await this.remarks.removeNote(caller, id, noteId);
    return this.adminGetCustomerRemarks(id);
  }

  /** Gives a customer these tags and no others. */
  @Allow('customers.remark')
  @Put('customers/:id/tags')
  @AuditsItself('customer')
  async adminTagCustomer(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CustomerNotFound) id: string,
    @Body() { tags }: TagsDto,
  ): Promise<CustomerRemarksDto> {
    await this.remarks.setTags(caller, id, tags);
    return this.adminGetCustomerRemarks(id);
  }
}
