import { Module } from '@nestjs/common';
import { Passwords } from '../accounts/application/ports.js';
import { Clock } from '../kernel/clock.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminPrivacyController } from './adapters/http/admin-privacy.controller.js';
import { OwnPrivacyController } from './adapters/http/own-privacy.controller.js';
import { ForgetJob, QueuedErasure } from './adapters/jobs/forget-job.js';
import { RetentionJob } from './adapters/jobs/retention-job.js';
import { PostgresExpiredData } from './adapters/persistence/postgres-expired-data.js';
import { PostgresPersonalData } from './adapters/persistence/postgres-personal-data.js';
import { PostgresToldMessages } from './adapters/persistence/postgres-told-messages.js';
import { DownloadPersonalData } from './application/download-personal-data.js';
import { EraseAccount } from './application/erase-account.js';
import { ForgetInMessages } from './application/forget-in-messages.js';
import { ExpiredData, LaterErasure, PersonalData, ToldMessages } from './application/ports.js';

/** What the shop keeps of people: they may take it along, have it erased, and some of it ends by itself. */
@Module({
  controllers: [OwnPrivacyController, AdminPrivacyController],
  providers: [
    RetentionJob,
    adapter(PersonalData, PostgresPersonalData),
    ForgetJob,
    adapter(ExpiredData, PostgresExpiredData),
    adapter(ToldMessages, PostgresToldMessages),
    adapter(LaterErasure, QueuedErasure),
    useCase(ForgetInMessages, ToldMessages),
    useCase(DownloadPersonalData, PersonalData, UnitOfWork),
    useCase(EraseAccount, PersonalData, Passwords, LaterErasure, Clock, UnitOfWork),
  ],
})
export class PrivacyModule {}
