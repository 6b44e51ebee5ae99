import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { AuditLog } from '../kernel/audit.js';
import { Clock } from '../kernel/clock.js';
import { GroupUses } from '../kernel/customer-groups.js';
import { Ids } from '../kernel/ids.js';
import { MergedCredit } from '../kernel/merged-credit.js';
import { Outbox } from '../kernel/outbox.js';
import { SecurityLog } from '../kernel/security-log.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Consents } from '../newsletter/application/consents.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminAccountSecurityController } from './adapters/http/admin-account-security.controller.js';
import { AdminCustomersController } from './adapters/http/admin-customers.controller.js';
import { CustomerAddressesController } from './adapters/http/customer-addresses.controller.js';
import { CustomerGroupsController } from './adapters/http/customer-groups.controller.js';
import { CustomerImportsController } from './adapters/http/customer-imports.controller.js';
import { CustomerMergesController } from './adapters/http/customer-merges.controller.js';
import { CustomerRemarksController } from './adapters/http/customer-remarks.controller.js';
import { AdminRolesController } from './adapters/http/admin-roles.controller.js';
import { CustomerGroupReads } from './adapters/persistence/customer-group-reads.js';
import { CustomerReads } from './adapters/persistence/customer-reads.js';
import { PostgresCustomerGroups } from './adapters/persistence/postgres-customer-groups.js';
import { PostgresCustomerRemarks } from './adapters/persistence/postgres-customer-remarks.js';
import { PostgresImportedCustomers } from './adapters/persistence/postgres-imported-customers.js';
import { PostgresMergedAccounts } from './adapters/persistence/postgres-merged-accounts.js';
import { PostgresStaffRoles } from './adapters/persistence/postgres-staff-roles.js';
import { StaffRoleReads } from './adapters/persistence/staff-role-reads.js';
import { staffRoleSchema } from './adapters/persistence/staff-role.schema.js';
import { PostgresCustomerFiles } from './adapters/persistence/postgres-customer-files.js';
import { AddressBook } from './application/address-book.js';
import { KeepCustomerAddresses } from './application/customer-addresses.js';
import { CustomerGroups, ManageCustomerGroups } from './application/customer-groups.js';
import { CustomerRemarks, RemarkOnCustomers } from './application/customer-remarks.js';
import { EditCustomers } from './application/edit-customers.js';
import { ImportCustomers, ImportedCustomers } from './application/import-customers.js';
import { InviteStaff } from './application/invite-staff.js';
import { MergeCustomers, MergedAccounts } from './application/merge-customers.js';
import { ManageStaffRoles, StaffRoles } from './application/staff-roles.js';
import { ManageCustomers } from './application/manage-customers.js';
import { CustomerFiles } from './application/customer-files.js';
import { Accounts, MailboxProofs, Passwords, ResetLinks, SessionStore } from './application/ports.js';
import { Reach } from './application/reach.js';
import { Passkeys, SecondFactors } from './application/second-factor-ports.js';
import { SecureAccounts } from './application/secure-accounts.js';

/** The accounts as the back office sees them. */
@Module({
  imports: [MikroOrmModule.forFeature([staffRoleSchema]), NewsletterModule],
  controllers: [
    AdminCustomersController,
    AdminAccountSecurityController,
    AdminRolesController,
    CustomerGroupsController,
    CustomerRemarksController,
    ...[CustomerAddressesController, CustomerImportsController, CustomerMergesController],
  ],
  providers: [
    CustomerReads,
    CustomerGroupReads,
    StaffRoleReads,
    adapter(StaffRoles, PostgresStaffRoles),
    adapter(CustomerGroups, PostgresCustomerGroups),
    adapter(CustomerRemarks, PostgresCustomerRemarks),
    adapter(CustomerFiles, PostgresCustomerFiles),
    adapter(ImportedCustomers, PostgresImportedCustomers),
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
    useCase(
      EditCustomers,
      Accounts,
      Reach,
      Passwords,
      ResetLinks,
      SessionStore,
      MailboxProofs,
      SecondFactors,
      Passkeys,
      Outbox,
      SecurityLog,
      Clock,
      Ids,
      UnitOfWork,
    ),
    useCase(KeepCustomerAddresses, Accounts, Reach, AddressBook, AuditLog, UnitOfWork),
    adapter(MergedAccounts, PostgresMergedAccounts),
    useCase(
      MergeCustomers,
      ...[Reach, MergedAccounts, MergedCredit, Passwords, SessionStore, ResetLinks, MailboxProofs],
      ...[SecondFactors, Passkeys, Outbox, SecurityLog, AuditLog, UnitOfWork],
    ),
    useCase(ManageStaffRoles, StaffRoles, Ids, UnitOfWork),
    useCase(ManageCustomerGroups, CustomerGroups, Ids, UnitOfWork, GroupUses),
    useCase(ImportCustomers, ImportedCustomers, Consents, Passwords, AuditLog, UnitOfWork, Ids),
    useCase(RemarkOnCustomers, CustomerRemarks, AuditLog, Clock, Ids, UnitOfWork),
  ],
  exports: [RemarkOnCustomers],
})
export class AdminCustomersModule {}
