import { Module } from '@nestjs/common';
import { Outbox } from '../kernel/outbox.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminCustomersController } from './adapters/http/admin-customers.controller.js';
import { CustomerReads } from './adapters/persistence/customer-reads.js';
import { PostgresCustomerFiles } from './adapters/persistence/postgres-customer-files.js';
import { CustomerFiles, ManageCustomers } from './application/manage-customers.js';
import { Passwords, ResetLinks, SessionStore } from './application/ports.js';

/** The accounts as the back office sees them. */
@Module({
  controllers: [AdminCustomersController],
  providers: [
    CustomerReads,
    adapter(CustomerFiles, PostgresCustomerFiles),
    useCase(ManageCustomers, CustomerFiles, Passwords, SessionStore, ResetLinks, Outbox, UnitOfWork),
  ],
})
export class AdminCustomersModule {}
