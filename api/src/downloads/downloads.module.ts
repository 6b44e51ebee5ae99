import { Module } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Config } from '../platform/config/config.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { RandomLinkTokens } from './adapters/crypto/random-link-tokens.js';
import { fileStore } from './adapters/kept-files.js';
import { DownloadsController } from './adapters/http/downloads.controller.js';
import { MyDownloadsController } from './adapters/http/my-downloads.controller.js';
import { OpenedDownloadsController } from './adapters/http/opened-downloads.controller.js';
import { OrderDownloadsController } from './adapters/http/order-downloads.controller.js';
import { ProductFilesController } from './adapters/http/product-files.controller.js';
import { SweepFilesJob } from './adapters/jobs/sweep-files-job.js';
import { PostgresDigitalFiles } from './adapters/persistence/postgres-digital-files.js';
import { PostgresDownloads } from './adapters/persistence/postgres-downloads.js';
import { ConsentToDownload } from './application/consent-to-download.js';
import { HandOverDownloads } from './application/hand-over-downloads.js';
import { KeepFiles } from './application/keep-files.js';
import { ListDownloads } from './application/list-downloads.js';
import { DigitalFiles, Downloads, FileStore, LinkTokens } from './application/ports.js';
import { RevokeDownloads } from './application/revoke-downloads.js';
import { SweepFiles } from './application/sweep-files.js';
import { TakeDownload } from './application/take-download.js';

/** Goods that are files: kept apart from everything that has an address, and handed over by links that end. */
@Module({
  controllers: [
    DownloadsController,
    OpenedDownloadsController,
    MyDownloadsController,
    OrderDownloadsController,
    ProductFilesController,
  ],
  providers: [
    adapter(DigitalFiles, PostgresDigitalFiles),
    adapter(Downloads, PostgresDownloads),
    adapter(LinkTokens, RandomLinkTokens),
    { provide: FileStore, useFactory: fileStore, inject: [Config] },
    useCase(KeepFiles, DigitalFiles, FileStore, AuditLog, UnitOfWork, Clock, Ids),
    useCase(HandOverDownloads, Downloads, LinkTokens, Outbox, Clock, Ids),
    useCase(RevokeDownloads, Downloads, Clock),
    useCase(ConsentToDownload, Downloads, LinkTokens, Outbox, ShopTerms, Clock, UnitOfWork),
    useCase(TakeDownload, Downloads, FileStore, LinkTokens, Clock, ConsentToDownload),
    useCase(ListDownloads, Downloads, LinkTokens, Clock),
    useCase(SweepFiles, DigitalFiles, Downloads, FileStore, Clock),
    SweepFilesJob,
  ],
  exports: [HandOverDownloads, RevokeDownloads, FileStore],
})
export class DownloadsModule {}
