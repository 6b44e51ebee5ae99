import { Global, Module } from '@nestjs/common';
import { GroupMembership } from '../kernel/customer-groups.js';
import { adapter } from '../platform/nest/adapter.js';
import { PostgresGroupMembership } from './adapters/persistence/group-membership.js';

/** Answers those who price purchases, and know nothing of accounts, who belongs to which groups of customers. */
@Global()
@Module({ providers: [adapter(GroupMembership, PostgresGroupMembership)], exports: [GroupMembership] })
export class GroupMembershipModule {}
