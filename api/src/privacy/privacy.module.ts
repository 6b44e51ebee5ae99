import { Module } from '@nestjs/common';
import { Passwords } from '../accounts/application/ports.js';
import { Clock } from '../kernel/clock.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminPrivacyController } from './adapters/http/admin-privacy.controller.js';
import { OwnPrivacyController } from './adapters/http/own-privacy.controller.js';
import { RetentionJob } from './adapters/jobs/retention-job.js';
import { PostgresExpiredData } from './adapters/persistence/postgres-expired-data.js';
import { PostgresPersonalData } from './adapters/persistence/postgres-personal-data.js';
import { DownloadPersonalData } from './application/download-personal-data.js';
import { EraseAccount } from './application/erase-account.js';
import { ExpiredData, PersonalData } from './application/ports.js';

/** What the shop keeps of people: they may take it along, have it erased, and some of it ends by itself. */
@Module({
  controllers: [OwnPrivacyController, AdminPrivacyController],
  providers: [
    RetentionJob,
    adapter(PersonalData, PostgresPersonalData),
    adapter(ExpiredData, PostgresExpiredData),
    useCase(DownloadPersonalData, PersonalData),
    useCase(EraseAccount, PersonalData, Passwords, Clock, UnitOfWork),
  ],
})
export class PrivacyModule {}
