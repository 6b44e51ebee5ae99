import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { Passwords } from '../accounts/application/ports.js';
import { FileStore } from '../downloads/application/ports.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { AuditLog } from '../kernel/audit.js';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { AdoptPictures } from '../media/application/adopt-pictures.js';
import { DrawingCleaner, PictureStore } from '../media/application/ports.js';
import { MediaModule } from '../media/media.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminShopArchiveController } from './adapters/http/admin-shop-archive.controller.js';
import { ArchiveLinks } from './adapters/http/archive-links.js';
import { ShopArchivesController } from './adapters/http/shop-archives.controller.js';
import { FillingJob, QueuedFilling } from './adapters/jobs/filling-job.js';
import { PostgresArchiveDesk } from './adapters/persistence/postgres-archive-desk.js';
import { PostgresShopTables } from './adapters/persistence/postgres-shop-tables.js';
import { TarArchives } from './adapters/tar/tar-archives.js';
import { ExportShop } from './application/export-shop.js';
import { FillShop } from './application/fill-shop.js';
import { ImportShop } from './application/import-shop.js';
import { OfferDownload } from './application/offer-download.js';
import { ArchiveDesk, Archives, LaterFilling, ShopTables } from './application/ports.js';
import { TakeUpload } from './application/take-upload.js';

/** The whole shop in one file, and an empty shop of such a file, by the panel; `shop-archive.ts` does the same by commands. */
@Module({
  imports: [AccountsModule, MediaModule, DownloadsModule],
  controllers: [AdminShopArchiveController, ShopArchivesController],
  providers: [
    ArchiveLinks,
    FillingJob,
    adapter(ShopTables, PostgresShopTables),
    adapter(Archives, TarArchives),
    adapter(ArchiveDesk, PostgresArchiveDesk),
    adapter(LaterFilling, QueuedFilling),
    useCase(ExportShop, ShopTables, PictureStore, Archives, AuditLog, UnitOfWork, FileStore),
    useCase(
      ImportShop,
      ...([ShopTables, PictureStore, AdoptPictures, DrawingCleaner, Archives, Passwords, AuditLog] as const),
      ...([UnitOfWork, Ids, FileStore] as const),
    ),
    useCase(OfferDownload, ArchiveDesk, Ids),
    useCase(TakeUpload, ArchiveDesk, ShopTables, LaterFilling, UnitOfWork, Ids, Clock),
    useCase(FillShop, ArchiveDesk, ImportShop, UnitOfWork),
  ],
})
export class ShopArchiveModule {}
