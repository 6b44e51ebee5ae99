import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { SettleWithdrawal } from '../../application/settle-withdrawal.js';
import { WithdrawalNotFound } from '../../domain/refusals.js';
import { WITHDRAWAL_RULES, WithdrawalReads } from '../persistence/withdrawal-reads.js';
import { AdminWithdrawalDto } from './withdrawal.dto.js';
import { ADMIN_WITHDRAWAL_CALLS } from './withdrawals.examples.js';

/** The register of withdrawals. */
@ApiTags('admin-withdrawals')
@Allow('orders.read')
@ApiDoc(ADMIN_WITHDRAWAL_CALLS)
@Controller('api/v1/admin/withdrawals')
export class AdminWithdrawalsController {
  constructor(
    private readonly settle: SettleWithdrawal,
    private readonly reads: WithdrawalReads,
  ) {}

  /** All statements, the newest first. */
  @Get()
  @Listed(WITHDRAWAL_RULES)
  async adminListWithdrawals(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminWithdrawalDto[]> {
    return answerList(response, query, WITHDRAWAL_RULES, (list) => this.reads.list(list));
  }

  /** One statement. */
  @Get(':id')
  async adminGetWithdrawal(@IdParam('id', WithdrawalNotFound) id: string): Promise<AdminWithdrawalDto> {
    return found(await this.reads.find(id), WithdrawalNotFound);
  }

  /** Says that nothing of it is left to be done. */
  @Allow('orders.write')
  @Audited('withdrawal', 'withdrawal')
  @Idempotent(inOneTransaction)
  @Post(':id/settlement')
  @HttpCode(200)
  async adminSettleWithdrawal(@IdParam('id', WithdrawalNotFound) id: string): Promise<AdminWithdrawalDto> {
    await this.settle.settleWithdrawal(id);
    return found(await this.reads.find(id), WithdrawalNotFound);
  }
}
