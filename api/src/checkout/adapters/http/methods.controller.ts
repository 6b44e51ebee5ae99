import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { baseCurrency } from '../../../kernel/currency.js';
import { OfferedMethods } from '../../../payments/application/offered-methods.js';
import { PaymentMethods } from '../../../payments/application/payment-methods.js';
import { Allow } from '../../../platform/auth/allow.js';
import { Described } from '../../../platform/http/described.js';
import { PaymentMethodDto, PaymentMethodsAnswer } from './methods.dto.js';

@ApiTags('payments')
@Described({ listPaymentMethods: {} })
@Controller('api/v1/payments')
export class MethodsController {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly offered: OfferedMethods,
  ) {}

  /** Every way to pay that the shop knows, which of them are offered now, and what each can. */
  @Allow('public')
  @Get('methods')
  async listPaymentMethods(): Promise<PaymentMethodsAnswer> {
    const { code } = baseCurrency();
    const data = await Promise.all(
      this.methods.all.map(async (one) => PaymentMethodDto.of(one, await this.offered.whyNot(one, code))),
    );
    return { success: true, data };
  }
}
