import { Module } from '@nestjs/common';
import { Beginnings } from '../kernel/beginnings.js';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Pictures } from '../media/application/ports.js';
import { MediaModule } from '../media/media.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminPagesController } from './adapters/http/admin-pages.controller.js';
import { PagesController } from './adapters/http/pages.controller.js';
import { PagePreviews } from './adapters/page-previews.js';
import { PageBeginnings } from './adapters/persistence/page-beginnings.js';
import { PostgresPages } from './adapters/persistence/postgres-pages.js';
import { EditPages } from './application/edit-pages.js';
import { Pages } from './application/ports.js';

/** Pages that a merchant composes of blocks: drafts, what is shown, what will be, and what was. */
@Module({
  imports: [MediaModule],
  controllers: [PagesController, AdminPagesController],
  providers: [
    adapter(Pages, PostgresPages),
    adapter(Beginnings, PageBeginnings),
    PagePreviews,
    useCase(EditPages, Pages, Pictures, UnitOfWork, Clock, Ids),
  ],
  exports: [Beginnings],
})
export class PagesModule {}
