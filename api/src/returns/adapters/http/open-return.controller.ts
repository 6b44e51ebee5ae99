import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { staffOf } from '../../../orders/domain/snapshots.js';
import { AuditLog } from '../../../kernel/audit.js';
import type { Caller } from '../../../kernel/caller.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { RequestReturn } from '../../application/request-return.js';
import { ReturnNotFound } from '../../domain/refusals.js';
import { ReturnReads } from '../persistence/return-reads.js';
import { AdminReturnDto } from './return.dto.js';
import { OpenReturnDto } from './return-input.dto.js';
import { offeredTo } from './return-views.js';
import { OPEN_RETURN_CALLS } from './returns.examples.js';

/** Returns that staff begins for a buyer who has called. */
@ApiTags('admin-returns')
@Allow('orders.write')
@ApiDoc(OPEN_RETURN_CALLS)
@Controller('api/v1/admin/orders')
export class OpenReturnController {
  constructor(
    private readonly requests: RequestReturn,
    private readonly reads: ReturnReads,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Begins a return of a delivered order, also when the shop's days are over. It is approved at once, and the buyer gets a letter. */
  @AuditsItself('order')
  @Idempotent(inOneTransaction)
  @Post(':id/returns')
  async adminOpenReturn(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) orderId: string,
    @Body() { lines, comment = '', message = '', ...asked }: OpenReturnDto,
  ): Promise<AdminReturnDto> {
    const pieces = lines.map((line) => ({ ...line, variantId: line.variantId.toLowerCase() }));
    const terms = { ...asked, orderId, lines: pieces, comment, message };
    const { id } = await this.unitOfWork.run(async () => {
      const opened = await this.requests.openReturn(terms, staffOf(caller));
      // what the caller said is erased with them; the audit log keeps what it has for ever
      const entry = { actor: caller, action: 'adminOpenReturn', entity: 'order', entityId: orderId };
      await this.audit.record({
        ...entry,
        changes: { return: opened.id, lines: pieces, reason: asked.reason },
      });
      return opened;
    });
    return offeredTo(caller, found(await this.reads.find(id), ReturnNotFound));
  }
}
