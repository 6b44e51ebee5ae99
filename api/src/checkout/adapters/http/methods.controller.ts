import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PaymentMethods } from '../../../payments/application/payment-methods.js';
import { Allow } from '../../../platform/auth/allow.js';
import { Described } from '../../../platform/http/described.js';
import { PaymentMethodDto, PaymentMethodsAnswer } from './methods.dto.js';

@ApiTags('payments')
@Described({ listPaymentMethods: {} })
@Controller('api/v1/payments')
export class MethodsController {
  constructor(private readonly methods: PaymentMethods) {}

  /** Every way to pay that the shop knows, which of them are offered now, and what each can. */
  @Allow('public')
  @Get('methods')
  async listPaymentMethods(): Promise<PaymentMethodsAnswer> {
    const data = await Promise.all(this.methods.all.map((strategy) => PaymentMethodDto.of(strategy)));
    return { success: true, data };
  }
}
