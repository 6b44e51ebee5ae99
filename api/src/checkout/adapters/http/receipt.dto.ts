import { ApiProperty } from '@nestjs/swagger';
import {
  RULE_KINDS,
  STEP_KINDS,
  explain,
  type ExplainedLine,
  type ReceiptStep,
} from '../../../kernel/receipt-steps.js';
import { wordedReceipt } from '../../../kernel/receipt-words.js';
import { callersLanguage } from '../../../kernel/tongue.js';
import { ExchangeDto } from '../../../orders/adapters/http/order-money.dto.js';
import { orderNumber } from '../../../orders/domain/order.js';
import { labelSaid } from '../../../platform/languages/tongues.js';
import { RateTotalDto } from '../../../platform/http/rate-total.dto.js';
import type { KeptReceipt } from '../persistence/receipt-reads.js';

/** The rule that a step comes from, as it was when the order was placed. */
export class StepRuleDto {
  @ApiProperty({ enum: RULE_KINDS })
  kind!: (typeof RULE_KINDS)[number];
  /** Of the variant, for its price or its own price in the order's currency, of the coupon, the delivery method or the tax zone. */
  id!: string;
  /** One more with each change of the rule. */
  @ApiProperty({ type: 'integer', example: 3 })
  version!: number;
}

export class ReceiptStepDto {
  /** `contained` tax is inside of the prices and adds nothing. */
  @ApiProperty({ enum: STEP_KINDS })
  kind!: (typeof STEP_KINDS)[number];
  @ApiProperty({ example: 'List price' })
  label!: string;
  /** Negative takes off. */
  amount!: number;
  /** Null where no rule was kept. */
  @ApiProperty({ type: StepRuleDto, nullable: true })
  rule!: StepRuleDto | null;

  static of({ amount, ...step }: ReceiptStep): ReceiptStepDto {
    return { ...step, amount: amount.toDecimal() };
  }
}

export class ExplainedLineDto {
  variantId!: string;
  name!: string;
  @ApiProperty({ type: 'integer' })
  quantity!: number;
  steps!: ReceiptStepDto[];
  /** What was paid for the line: all steps but what is contained. */
  total!: number;

  static of({ steps, total, ...line }: ExplainedLine): ExplainedLineDto {
    return { ...line, steps: steps.map((step) => ReceiptStepDto.of(step)), total: total.toDecimal() };
  }
}

/** How the price of an order came about. */
export class ExplainedReceiptDto {
  orderId!: string;
  @ApiProperty({ example: '9F3A1C70' })
  number!: string;
  @ApiProperty({ format: 'date-time' })
  placedAt!: string;
  /** ISO 4217. */
  @ApiProperty({ example: 'EUR' })
  currency!: string;
  /** Null in the shop's own currency. */
  @ApiProperty({ type: ExchangeDto, nullable: true })
  exchange!: ExchangeDto | null;
  lines!: ExplainedLineDto[];
  /** Of the whole, in order; all but what is contained add up to `total`. */
  steps!: ReceiptStepDto[];
  /** The highest rate first. */
  taxes!: RateTotalDto[];
  /** The buyer owes the tax; the shop has charged none. */
  reverseCharge!: boolean;
  total!: number;

  static of({ orderId, placedAt, receipt }: KeptReceipt, reader: 'buyer' | 'staff'): ExplainedReceiptDto {
    const { lines, steps } = explain(wordedReceipt(receipt, callersLanguage()), {
      is: reader,
      says: labelSaid,
    });
    return {
      orderId,
      number: orderNumber(orderId),
      placedAt,
      currency: receipt.total.currency.code,
      exchange: ExchangeDto.of(receipt),
      lines: lines.map((line) => ExplainedLineDto.of(line)),
      steps: steps.map((step) => ReceiptStepDto.of(step)),
      taxes: RateTotalDto.ofAll(receipt.taxes),
      reverseCharge: receipt.reverseCharge,
      total: receipt.total.toDecimal(),
    };
  }
}

export class ExplainedReceiptAnswer {
  success!: boolean;
  data!: ExplainedReceiptDto;
}
