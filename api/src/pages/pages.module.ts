import { Module } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { Beginnings } from '../kernel/beginnings.js';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Pictures } from '../media/application/ports.js';
import { MediaModule } from '../media/media.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminRedirectsController } from './adapters/http/admin-redirects.controller.js';
import { AdminPagesController } from './adapters/http/admin-pages.controller.js';
import { PagesController } from './adapters/http/pages.controller.js';
import { RedirectImportsController } from './adapters/http/redirect-imports.controller.js';
import { RedirectsController } from './adapters/http/redirects.controller.js';
import { DraftLinks } from '../platform/encryption/draft-links.js';
import { PageBeginnings } from './adapters/persistence/page-beginnings.js';
import { PostgresPages } from './adapters/persistence/postgres-pages.js';
import { PostgresRedirects } from './adapters/persistence/postgres-redirects.js';
import { EditPages } from './application/edit-pages.js';
import { EditRedirects } from './application/edit-redirects.js';
import { ImportRedirects } from './application/import-redirects.js';
import { Pages } from './application/ports.js';
import { Redirects } from './application/redirects.js';

/** Pages that a merchant composes of blocks: drafts, what is shown, what will be, and what was. */
@Module({
  imports: [MediaModule],
  controllers: [
    PagesController,
    AdminPagesController,
    RedirectsController,
    RedirectImportsController,
    AdminRedirectsController,
  ],
  providers: [
    adapter(Pages, PostgresPages),
    PostgresRedirects,
    { provide: Redirects, useExisting: PostgresRedirects },
    adapter(Beginnings, PageBeginnings),
    DraftLinks,
    useCase(EditPages, Pages, Pictures, Redirects, ShopTerms, UnitOfWork, Clock, Ids),
    useCase(EditRedirects, Redirects, Pages, UnitOfWork, Ids),
    useCase(ImportRedirects, Redirects, Pages, AuditLog, UnitOfWork, Ids),
  ],
  exports: [Beginnings],
})
export class PagesModule {}
