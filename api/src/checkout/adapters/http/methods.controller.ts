import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { baseCurrency, Currency } from '../../../kernel/currency.js';
import { Money, NotMoney } from '../../../kernel/money.js';
import { OfferedMethods } from '../../../payments/application/offered-methods.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { PaymentMethodDto, PaymentMethodsAnswer, PaymentMethodsQuery } from './methods.dto.js';

@ApiTags('payments')
@ApiDoc({ listPaymentMethods: { refuses: [new NotMoney(19.999, 'amount')] } })
@Controller('api/v1/payments')
export class MethodsController {
  constructor(private readonly offered: OfferedMethods) {}

  /** Every way to pay that the shop knows, which of them are offered now, for an amount where one is named, and what each can. */
  @Allow('public')
  @Get('methods')
  async listPaymentMethods(@Query() query: PaymentMethodsQuery): Promise<PaymentMethodsAnswer> {
    const currency = query.currency ? Currency.of(query.currency) : baseCurrency();
    const total = query.amount ? Money.fromDecimal(Number(query.amount), 'amount', currency) : undefined;
    const seen = await this.offered.all({ currency, total });
    return { success: true, data: await Promise.all(seen.map((one) => PaymentMethodDto.of(one))) };
  }
}
