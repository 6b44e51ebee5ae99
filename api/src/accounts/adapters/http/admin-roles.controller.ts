import { toSmallest } from '../../../kernel/currency.js';
import { Body, Controller, Delete, Get, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { ALL_PERMISSIONS, PERMISSIONS, areaOf } from '../../../kernel/permission.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { versioned } from '../../../platform/http/etags.js';
import { found } from '../../../platform/http/found.js';
import { IfMatch, VERSION } from '../../../platform/http/if-match.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ManageStaffRoles, type RoleTerms } from '../../application/staff-roles.js';
import { RoleNotFound } from '../../domain/staff-role.js';
import { ROLE_RULES, StaffRoleReads } from '../persistence/staff-role-reads.js';
import { ROLE_CALLS } from './admin-roles.examples.js';
import { NewStaffRoleDto, PermissionNameDto, StaffRoleChangeDto, StaffRoleDto } from './staff-role.dto.js';

@ApiTags('admin-roles')
@Allow('roles.read')
@ApiDoc(ROLE_CALLS)
@Controller('api/v1/admin')
export class AdminRolesController {
  constructor(
    private readonly roles: ManageStaffRoles,
    private readonly reads: StaffRoleReads,
  ) {}

  /** Everything that a role may allow. */
  @Get('permissions')
  adminListPermissions(): PermissionNameDto[] {
    return ALL_PERMISSIONS.map((id) => ({ id, area: areaOf(id), description: PERMISSIONS[id] }));
  }

  /** The roles that the staff can have. */
  @Get('roles')
  @Listed(ROLE_RULES)
  async adminListRoles(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffRoleDto[]> {
    return answerList(response, query, ROLE_RULES, (list) => this.reads.list(list));
  }

  /** One role of the staff. */
  @Get('roles/:id')
  async adminGetRole(@IdParam('id', RoleNotFound) id: string): Promise<StaffRoleDto> {
    return versioned(found(await this.reads.find(id), RoleNotFound));
  }

  /** Composes a role of what the caller may do. */
  @Allow('roles.write')
  @NeedsRecentLogin()
  @Post('roles')
  @Audited('role', 'staff_role')
  async adminCreateRole(
    @CurrentCaller() caller: Caller,
    @Body() body: NewStaffRoleDto,
  ): Promise<StaffRoleDto> {
    const { name, permissions } = body;
    const terms = { name, permissions, refundLimit: centsOf(body.refundLimit ?? null) };
    return this.adminGetRole(await this.roles.create(caller, terms));
  }

  /** Changes what is sent; it holds from the next call of whoever has the role. */
  @Allow('roles.write')
  @NeedsRecentLogin()
  @Put('roles/:id')
  @ApiHeader(VERSION)
  @Audited('role', 'staff_role')
  async adminUpdateRole(
    @CurrentCaller() caller: Caller,
    @IdParam('id', RoleNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: StaffRoleChangeDto,
  ): Promise<StaffRoleDto> {
    await this.roles.change(caller, id, changedTerms(body), version);
    return this.adminGetRole(id);
  }

  /** The honest name for what PUT does here. */
  @Allow('roles.write')
  @NeedsRecentLogin()
  @Patch('roles/:id')
  @ApiHeader(VERSION)
  @Audited('role', 'staff_role')
  adminPatchRole(
    @CurrentCaller() caller: Caller,
    @IdParam('id', RoleNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: StaffRoleChangeDto,
  ): Promise<StaffRoleDto> {
    return this.adminUpdateRole(caller, id, version, body);
  }

  /** Deletes a role that nobody has and that does not come with the shop. */
  @Allow('roles.write')
  @NeedsRecentLogin()
  @Precondition((it: AdminRolesController, id) => it.adminGetRole(id))
  @Delete('roles/:id')
  @Audited('role', 'staff_role')
  async adminDeleteRole(
    @CurrentCaller() caller: Caller,
    @IdParam('id', RoleNotFound) id: string,
  ): Promise<DeletedDto> {
    await this.roles.remove(caller, id);
    return { id };
  }
}

const centsOf = (amount: number | null) => (amount === null ? null : toSmallest(amount));

const changedTerms = ({ name, permissions, refundLimit }: StaffRoleChangeDto): Partial<RoleTerms> => ({
  ...(name === undefined ? {} : { name }),
  ...(permissions === undefined ? {} : { permissions }),
  ...(refundLimit === undefined ? {} : { refundLimit: centsOf(refundLimit) }),
});
