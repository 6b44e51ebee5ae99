import { Body, Controller, Get, Patch, Post, Put, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { LeavesTheShop } from '../../../platform/audit/leaves-the-shop.js';
import { Allow } from '../../../platform/auth/allow.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { AnswersCsv, csvFile, headed, type Column } from '../../../platform/http/csv.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminFilterQuery, AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList, readAdminList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { EditCustomers } from '../../application/edit-customers.js';
import { InviteStaff } from '../../application/invite-staff.js';
import { ManageCustomers } from '../../application/manage-customers.js';
import { CustomerNotFound } from '../../domain/customer-refusals.js';
import { CUSTOMER_RULES, CustomerReads } from '../persistence/customer-reads.js';
import { AdminCustomerDto, CustomerChangeDto, InvitationDto } from './admin-customer.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { CUSTOMER_CALLS } from './admin-customers.examples.js';

const COLUMNS: readonly Column<AdminCustomerDto>[] = [
  { label: 'Customer id', cell: (customer) => customer.id },
  { label: 'Name', cell: (customer) => customer.name },
  { label: 'Email', cell: (customer) => customer.email },
  { label: 'Phone', cell: (customer) => customer.phone },
  { label: 'Role', cell: (customer) => customer.role },
  { label: 'Orders', cell: (customer) => customer.orders },
  { label: 'Spent', cell: (customer) => customer.spent },
  { label: 'Last order', cell: (customer) => customer.lastOrderAt },
  { label: 'Last seen', cell: (customer) => customer.lastSeenAt },
  { label: 'Since', cell: (customer) => customer.createdAt },
];

@ApiTags('admin-customers')
@Allow('customers.read')
@ApiDoc(CUSTOMER_CALLS)
@Controller('api/v1/admin/customers')
export class AdminCustomersController {
  constructor(
    private readonly reads: CustomerReads,
    private readonly customers: ManageCustomers,
    private readonly invite: InviteStaff,
    private readonly edit: EditCustomers,
  ) {}

  /** All accounts with number of orders, money spent and when they were last seen. */
  @Get()
  @Listed(CUSTOMER_RULES)
  async adminListCustomers(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCustomerDto[]> {
    return answerList(response, query, CUSTOMER_RULES, (list) => this.reads.list(list));
  }

  /** All accounts under the list's filter as a CSV file without a row limit. */
  @LeavesTheShop('customer', 'customers.export')
  @Get('export.csv')
  @AnswersCsv()
  @Listed(CUSTOMER_RULES, true)
  adminExportCustomers(@Query() query: AdminFilterQuery): StreamableFile {
    const list = readAdminList(query, CUSTOMER_RULES);
    return csvFile('customers.csv', headed(COLUMNS), this.reads.batches(list));
  }

  /** One account. */
  @Get(':id')
  async adminGetCustomer(@IdParam('id', CustomerNotFound) id: string): Promise<AdminCustomerDto> {
    return found(await this.reads.find(id), CustomerNotFound);
  }

  /** Opens an account for a customer, or for somebody who shall work here, and mails a link with which they choose their password. */
  @Allow('customers.write')
  @NeedsRecentLogin()
  @Post()
  @Audited('customer', 'account')
  async adminInviteStaff(
    @CurrentCaller() caller: Caller,
    @Body() body: InvitationDto,
  ): Promise<AdminCustomerDto> {
    const { role, name, email, phone = '', language = null } = body;
    const id =
      role === 'customer'
        ? await this.edit.open({ name, email, phone, language })
        : await this.invite.inviteStaff(caller, { ...body, role });
    return this.adminGetCustomer(id);
  }

  /** Puts right what a customer's account says, appoints staff, or disables an account. Nobody can do it to themselves. */
  @Allow('customers.write')
  @NeedsRecentLogin()
  @Precondition((it: AdminCustomersController, id) => it.adminGetCustomer(id))
  @Put(':id')
  @Audited('customer', 'account')
  async adminUpdateCustomer(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CustomerNotFound) id: string,
    @Body() { role, staffRoleId, disabled, ...details }: CustomerChangeDto,
  ): Promise<AdminCustomerDto> {
    const said = Object.entries(details).filter(([, value]) => value !== undefined);
    if (said.length > 0) await this.edit.change(caller, id, Object.fromEntries(said));
    await this.customers.manageCustomers(caller, id, {
      ...(role ? { role } : {}),
      ...(staffRoleId ? { staffRoleId } : {}),
      ...(disabled === undefined || disabled === null ? {} : { disabled }),
    });
    return this.adminGetCustomer(id);
  }

  /** The honest name for what PUT does here. */
  @Allow('customers.write')
  @NeedsRecentLogin()
  @Precondition((it: AdminCustomersController, id) => it.adminGetCustomer(id))
  @Patch(':id')
  @Audited('customer', 'account')
  async adminPatchCustomer(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CustomerNotFound) id: string,
    @Body() body: CustomerChangeDto,
  ): Promise<AdminCustomerDto> {
    return this.adminUpdateCustomer(caller, id, body);
  }
}
