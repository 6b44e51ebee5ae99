import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { SecurityLog } from '../kernel/security-log.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminAccountSecurityController } from './adapters/http/admin-account-security.controller.js';
import { AdminCustomersController } from './adapters/http/admin-customers.controller.js';
import { AdminRolesController } from './adapters/http/admin-roles.controller.js';
import { CustomerReads } from './adapters/persistence/customer-reads.js';
import { PostgresStaffRoles } from './adapters/persistence/postgres-staff-roles.js';
import { StaffRoleReads } from './adapters/persistence/staff-role-reads.js';
import { staffRoleSchema } from './adapters/persistence/staff-role.schema.js';
import { PostgresCustomerFiles } from './adapters/persistence/postgres-customer-files.js';
import { InviteStaff } from './application/invite-staff.js';
import { ManageStaffRoles, StaffRoles } from './application/staff-roles.js';
import { ManageCustomers } from './application/manage-customers.js';
import { CustomerFiles } from './application/customer-files.js';
import { Accounts, Passwords, ResetLinks, SessionStore } from './application/ports.js';
import { Reach } from './application/reach.js';
import { Passkeys, SecondFactors } from './application/second-factor-ports.js';
import { SecureAccounts } from './application/secure-accounts.js';

/** The accounts as the back office sees them. */
@Module({
  imports: [MikroOrmModule.forFeature([staffRoleSchema])],
  controllers: [AdminCustomersController, AdminAccountSecurityController, AdminRolesController],
  providers: [
    CustomerReads,
    StaffRoleReads,
    adapter(StaffRoles, PostgresStaffRoles),
    adapter(CustomerFiles, PostgresCustomerFiles),
    useCase(
      ManageCustomers,
      CustomerFiles,
      Reach,
      Passwords,
      SessionStore,
      ResetLinks,
      Passkeys,
      SecondFactors,
      Outbox,
      UnitOfWork,
    ),
    useCase(Reach, CustomerFiles, StaffRoles),
    useCase(
      SecureAccounts,
      Reach,
      SecondFactors,
      Passkeys,
      SessionStore,
      ResetLinks,
      Outbox,
      SecurityLog,
      UnitOfWork,
    ),
    useCase(InviteStaff, Accounts, Passwords, ManageCustomers, Clock, Ids, UnitOfWork),
    useCase(ManageStaffRoles, StaffRoles, Ids, UnitOfWork),
  ],
})
export class AdminCustomersModule {}
