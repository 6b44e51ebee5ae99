import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { MyCredit } from '../../application/my-credit.js';
import { MyCreditAnswer } from './my-credit.dto.js';

@ApiTags('payments')
@ApiDoc({ listMyCredit: {} })
@Controller('api/v1/users/me/credit')
export class MyCreditController {
  constructor(private readonly credit: MyCredit) {}

  /** The store credit of the caller, by currency; none where there is nothing on it. */
  @Allow('customer')
  @Get()
  async listMyCredit(@CurrentCaller() caller: Caller): Promise<MyCreditAnswer> {
    const credit = await this.credit.listCredit(caller.accountId);
    return {
      success: true,
      data: credit.map(({ balance }) => ({
        balance: balance.toDecimal(),
        currency: balance.currency.code,
      })),
    };
  }
}
