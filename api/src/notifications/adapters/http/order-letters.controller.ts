import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuditLog } from '../../../kernel/audit.js';
import type { Caller } from '../../../kernel/caller.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { OrderLetters } from '../../application/order-letters.js';
import { SendAgain } from '../../application/send-again.js';
import { LetterNotFound, LetterOutOfDate, TooManyLetters } from '../../domain/refusals.js';
import { OrderLetterDto, OrderLettersDto } from './order-letters.dto.js';

/** An order of the demo's shopper, and a letter that it never had. */
const ORDER = { id: '019421be-0306-7bff-a509-40c315f6e65a' };
const LETTER = { ...ORDER, letterId: '019336a0-0000-7000-8000-000000000001' };

/** The letters to the buyer of an order. */
@ApiTags('admin-orders')
@Allow('orders.read')
@ApiDoc({
  adminListOrderLetters: { parameters: ORDER, refuses: [new LetterNotFound()] },
  adminSendLetterAgain: {
    parameters: LETTER,
    refuses: [new LetterNotFound(), new LetterOutOfDate(), new TooManyLetters(5)],
  },
})
@Controller('api/v1/admin/orders/:id/letters')
export class OrderLettersController {
  constructor(
    private readonly letters: OrderLetters,
    private readonly again: SendAgain,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The letters that were written about an order, the newest first; none for an order that there is not. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async adminListOrderLetters(@IdParam('id', LetterNotFound) id: string): Promise<OrderLettersDto> {
    return { letters: (await this.letters.ofOrder(id)).map((letter) => OrderLetterDto.of(letter)) };
  }

  /** Writes a letter once more, from the order as it is now, to the address that it has now; five an hour at most. */
  @Allow('orders.write')
  @Idempotent(inOneTransaction)
  @AuditsItself('order')
  @Post(':letterId/again')
  @HttpCode(200)
  async adminSendLetterAgain(
    @CurrentCaller() actor: Caller,
    @IdParam('id', LetterNotFound) id: string,
    @IdParam('letterId', LetterNotFound) letterId: string,
  ): Promise<OrderLetterDto> {
    return this.unitOfWork.run(async () => {
      const letter = await this.again.sendAgain(id, letterId);
      const changes = { letterId, topic: letter.topic };
      const entry = { actor, action: 'order.letter-sent-again', entity: 'order', entityId: id, changes };
      await this.audit.record(entry);
      return OrderLetterDto.of(letter);
    });
  }
}
