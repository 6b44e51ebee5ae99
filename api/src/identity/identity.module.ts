import { Global, Module } from '@nestjs/common';
import { ShopLooks } from '../kernel/shop-look.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { MediaModule } from '../media/media.module.js';
import { Pictures } from '../media/application/ports.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminIdentityController } from './adapters/http/admin-identity.controller.js';
import { PostgresIdentities } from './adapters/persistence/postgres-identities.js';
import { ChangeIdentity } from './application/change-identity.js';
import { Identities } from './application/ports.js';
import { PresentIdentity } from './application/present-identity.js';

/** By what the shop is known: logo, colours, letters, company, profiles. Pages, mails and papers ask `PresentIdentity`. */
@Global()
@Module({
  imports: [MediaModule],
  controllers: [AdminIdentityController],
  providers: [
    adapter(Identities, PostgresIdentities),
    useCase(ChangeIdentity, Identities, Pictures, UnitOfWork),
    useCase(PresentIdentity, Identities, Pictures),
    { provide: ShopLooks, useExisting: PresentIdentity },
  ],
  exports: [ShopLooks],
})
export class IdentityModule {}
