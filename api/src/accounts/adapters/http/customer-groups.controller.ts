import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { toSmallest } from '../../../kernel/currency.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { versioned } from '../../../platform/http/etags.js';
import { found } from '../../../platform/http/found.js';
import { IfMatch, VERSION } from '../../../platform/http/if-match.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ManageCustomerGroups } from '../../application/customer-groups.js';
import { GroupNotFound, type GroupRule } from '../../domain/customer-group.js';
import { CustomerGroupReads, GROUP_RULES } from '../persistence/customer-group-reads.js';
import {
  CustomerGroupChangeDto,
  CustomerGroupDto,
  CustomerGroupInFullDto,
  GroupMembersDto,
  GroupRuleDto,
  NewCustomerGroupDto,
} from './customer-groups.dto.js';
import { GROUP_CALLS } from './customer-groups.examples.js';

@ApiTags('admin-customers')
@Allow('customers.read')
@ApiDoc(GROUP_CALLS)
@Controller('api/v1/admin/customer-groups')
export class CustomerGroupsController {
  constructor(
    private readonly groups: ManageCustomerGroups,
    private readonly reads: CustomerGroupReads,
  ) {}

  /** Groups of customers: by hand, or by a rule. */
  @Get()
  @Listed(GROUP_RULES)
  async adminListCustomerGroups(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CustomerGroupDto[]> {
    return answerList(response, query, GROUP_RULES, (list) => this.reads.list(list));
  }

  /** One group, with how many belong to it now. */
  @Get(':id')
  async adminGetCustomerGroup(@IdParam('id', GroupNotFound) id: string): Promise<CustomerGroupInFullDto> {
    return versioned(found(await this.reads.find(id), GroupNotFound));
  }

  /** Makes a group; without a rule nobody belongs to it yet. */
  @Allow('customers.remark')
  @Post()
  @Audited('customer_group', 'customer_group')
  async adminCreateCustomerGroup(
    @Body() { name, rule, showsNet = false }: NewCustomerGroupDto,
  ): Promise<CustomerGroupInFullDto> {
    return this.adminGetCustomerGroup(await this.groups.create({ name, rule: ruleOf(rule), showsNet }));
  }

  /** Changes what is sent. A group that gets a rule forgets who was put into it. */
  @Allow('customers.remark')
  @Put(':id')
  @ApiHeader(VERSION)
  @Audited('customer_group', 'customer_group')
  async adminUpdateCustomerGroup(
    @IdParam('id', GroupNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() { name, rule, showsNet }: CustomerGroupChangeDto,
  ): Promise<CustomerGroupInFullDto> {
    const terms = {
      ...(name === undefined ? {} : { name }),
      ...(rule === undefined ? {} : { rule: ruleOf(rule) }),
      ...(showsNet === undefined ? {} : { showsNet }),
    };
    await this.groups.change(id, terms, version);
    return this.adminGetCustomerGroup(id);
  }

  /** Puts customers into a group without a rule, and takes others out. */
  @Allow('customers.remark')
  @Post(':id/members')
  @HttpCode(200)
  @Audited('customer_group')
  async adminAssignCustomers(
    @IdParam('id', GroupNotFound) id: string,
    @Body() { add = [], remove = [] }: GroupMembersDto,
  ): Promise<CustomerGroupInFullDto> {
    await this.groups.assign(id, { add, remove });
    return this.adminGetCustomerGroup(id);
  }

  /** Deletes a group; its customers stay. */
  @Allow('customers.remark')
  @Precondition((it: CustomerGroupsController, id) => it.adminGetCustomerGroup(id))
  @Delete(':id')
  @Audited('customer_group', 'customer_group')
  async adminDeleteCustomerGroup(@IdParam('id', GroupNotFound) id: string): Promise<DeletedDto> {
    await this.groups.remove(id);
    return { id };
  }
}

/** Without the members that ask nothing. */
function ruleOf(sent: GroupRuleDto | null | undefined): GroupRule | null {
  if (!sent) return null;
  const { spentAtLeast = null, tag = null, country = null, ...rest } = sent;
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => (value ?? null) !== null)),
    ...(spentAtLeast === null ? {} : { spentAtLeast: toSmallest(spentAtLeast) }),
    ...(tag === null ? {} : { tag: tag.toLowerCase() }),
    ...(country === null ? {} : { country: country.toUpperCase() }),
  };
}
