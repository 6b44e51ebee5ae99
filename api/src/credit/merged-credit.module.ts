import { Global, Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { MergedCredit } from '../kernel/merged-credit.js';
import { useCase } from '../platform/nest/use-case.js';
import { MoveCredit } from './application/move-credit.js';
import { MoveStoreCredit } from './application/move-store-credit.js';
import { Credits } from './application/ports.js';
import { CreditModule } from './credit.module.js';

/** Moves store credit for accounts, which know nothing of it, when one becomes a part of another. */
@Global()
@Module({
  imports: [CreditModule],
  providers: [{ ...useCase(MoveStoreCredit, Credits, MoveCredit, Clock), provide: MergedCredit }],
  exports: [MergedCredit],
})
export class MergedCreditModule {}
