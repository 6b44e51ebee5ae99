import { said } from '../../../platform/languages/tongues.js';
import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_STATUSES } from '../../../orders/adapters/http/order-parts.dto.js';
import { ORDER_STATES, type OrderState } from '../../../orders/domain/order-states.js';
import { isMobileRequest } from '../../../payments/domain/payment.js';
import type { PaymentProgress } from '../../application/payment-progress.js';
import type { Confirmation } from '../../application/show-confirmation.js';
import type { PaymentView } from '../../application/show-payment.js';
import { confirmedMessage } from './payment-sentences.js';
import { WalletQuoteDto } from './quote.dto.js';

const WORDS = ['pending', 'processing', 'paid', 'failed', 'expired'];

export class PaymentViewDto {
  paymentId!: string;
  orderId!: string;
  @ApiProperty({ example: 'mobile' })
  method!: string;
  @ApiProperty({ enum: WORDS })
  status!: PaymentProgress;
  amount!: number;
  /** Of the order, by ISO 4217. */
  currency!: string;
  lastError!: string | null;
  /** What the wallet was asked for; null when it was the shop's own currency. */
  @ApiProperty({ type: WalletQuoteDto, nullable: true })
  wallet!: WalletQuoteDto | null;
}

export class PaymentViewAnswer {
  success!: boolean;
  data!: PaymentViewDto;

  static of({ tender, attempt, status }: PaymentView): PaymentViewAnswer {
    return {
      success: true,
      data: {
        paymentId: tender.id,
        orderId: tender.orderId,
        method: tender.method,
        status,
        amount: tender.amount.toDecimal(),
        currency: tender.amount.currency.code,
        lastError: attempt?.lastError ? said(attempt.lastError) : null,
        wallet: attempt && isMobileRequest(attempt.request) ? WalletQuoteDto.of(attempt.request.quote) : null,
      },
    };
  }
}

export class ConfirmedOrderDto {
  orderId!: string;
  /** Of the payment. */
  @ApiProperty({ enum: ['paid', 'processing'] })
  status!: string;
  /** Where the order stands now: it may have been cancelled since. */
  @ApiProperty({ enum: ORDER_STATES })
  orderStatus!: OrderState;
  /** What became of the order's money: it may have been given back since. */
  @ApiProperty({ enum: PAYMENT_STATUSES })
  paymentStatus!: string;
  paymentMethod!: string;
  /** Of the order, by ISO 4217. */
  currency!: string;
}

export class ConfirmationAnswer {
  success!: boolean;
  message!: string;
  transactionId!: string;
  amountPaid!: number;
  data!: ConfirmedOrderDto;

  static of({ attempt, status, order, methodLabel }: Confirmation): ConfirmationAnswer {
    return {
      success: true,
      message: confirmedMessage(status, order),
      transactionId: attempt ? (attempt.providerIntent ?? attempt.providerRef ?? attempt.id) : order.id,
      amountPaid: status === 'paid' ? (attempt?.amount.toDecimal() ?? 0) : 0,
      data: {
        orderId: order.id,
        status,
        orderStatus: order.status,
        paymentStatus: order.paymentStatus,
        paymentMethod: said(methodLabel),
        currency: order.currency,
      },
    };
  }
}
