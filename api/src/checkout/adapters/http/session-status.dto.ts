import { ApiProperty } from '@nestjs/swagger';
import type { Order } from '../../../orders/domain/order.js';
import type { SessionStatus } from '../../application/show-session-status.js';
import { NotPaid } from '../../domain/refusals.js';
import { confirmedMessage } from './payment-sentences.js';

export class SessionStatusDto {
  @ApiProperty({ enum: ['paid', 'processing', 'failed'] })
  status!: string;
}

export class SessionStatusAnswer {
  success!: boolean;
  message!: string;
  data!: SessionStatusDto;

  static of({ status, order }: { status: SessionStatus; order: Order }): SessionStatusAnswer {
    const message = status === 'failed' ? new NotPaid().message : confirmedMessage(status, order);
    return { success: true, message, data: { status } };
  }
}
