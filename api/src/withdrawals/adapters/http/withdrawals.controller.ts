import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../kernel/clock.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { Withdraw } from '../../application/withdraw.js';
import { numberWritten } from '../../domain/withdrawal.js';
import type { StatementAnswer } from './withdrawal.dto.js';
import { StateWithdrawalDto } from './withdrawal-input.dto.js';
import { WITHDRAWAL_CALLS } from './withdrawals.examples.js';

/** The withdrawal function without a log-in. */
@ApiTags('orders')
@Allow('public')
@ApiDoc(WITHDRAWAL_CALLS)
@Controller('api/v1/withdrawals')
export class WithdrawalsController {
  constructor(
    private readonly withdrawals: Withdraw,
    private readonly clock: Clock,
  ) {}

  /** Withdraws from the contract of an order, or from a part of it. The answer is the same whether there is such an order. */
  @RateLimited('withdrawal', { limit: 10, seconds: 3_600 })
  @Post()
  async stateWithdrawal(@Body() body: StateWithdrawalDto, @Ip() ip: string): Promise<StatementAnswer> {
    const { name, email, items = '' } = body;
    const orderNumber = numberWritten(body.orderNumber);
    const receivedAt = this.clock.now().toISOString();
    await this.withdrawals.stateWithdrawal({ name, email, items, orderNumber, ip });
    return {
      success: true,
      message:
        'We have received your withdrawal. A receipt with date and time is on its way to your mailbox.',
      data: { orderNumber, name, items, receivedAt },
    };
  }
}
