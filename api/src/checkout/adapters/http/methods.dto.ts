import { ApiProperty } from '@nestjs/swagger';
import { WHY_NOT, type WhyNot } from '../../../payments/application/offered-methods.js';
import type { Needed, PaymentStrategy } from '../../../payments/application/strategy.js';
import {
  NEXT_STEPS,
  PAYMENT_METHODS,
  type NextStep,
  type PaymentMethod,
} from '../../../payments/domain/method.js';

/** A way to pay and what it can. */
export class PaymentMethodDto {
  @ApiProperty({ enum: PAYMENT_METHODS })
  method!: PaymentMethod;
  @ApiProperty({ example: 'Credit Card' })
  label!: string;
  /** Whether shoppers may choose it now. */
  offered!: boolean;
  /** Why it is not: the rules of the shop leave it out, its keys or its account are missing, or it knows only other currencies. */
  @ApiProperty({ enum: WHY_NOT, nullable: true, example: null })
  whyNot!: WhyNot | null;
  /** What the shopper must give beside contact and address. */
  @ApiProperty({ enum: ['mobileNumber'], isArray: true })
  needs!: Needed[];
  /** `api`: the provider gives money back; `by-hand`: staff does and records it. */
  @ApiProperty({ enum: ['api', 'by-hand'] })
  refunds!: 'api' | 'by-hand';
  /** Who sees the money come in. */
  @ApiProperty({ enum: ['provider', 'staff'] })
  collectedBy!: 'provider' | 'staff';
  /** What follows the order: the provider's page, a confirmation on the phone, or nothing until staff has the money. */
  @ApiProperty({ enum: NEXT_STEPS })
  next!: NextStep;
  /** Whether the shopper may try again after a failure. */
  retry!: boolean;
  /** A part is due now and the rest on delivery. */
  takesDeposit!: boolean;
  /** For how long the things are held. */
  @ApiProperty({ type: 'integer', example: 40 })
  holdMinutes!: number;
  /** What the shopper does to pay, in the shop's own words, such as the account for a transfer. */
  @ApiProperty({ type: 'string', nullable: true })
  instructions!: string | null;

  static async of(strategy: PaymentStrategy, whyNot: WhyNot | null): Promise<PaymentMethodDto> {
    const { method, label, needs, refunds, collectedBy, next, retry, takesDeposit } = strategy;
    return {
      method,
      label,
      offered: whyNot === null,
      whyNot,
      needs: [...needs],
      refunds,
      collectedBy,
      next,
      retry,
      takesDeposit,
      holdMinutes: await strategy.holdMinutes(),
      instructions: await strategy.instructions(),
    };
  }
}

export class PaymentMethodsAnswer {
  success!: boolean;
  data!: PaymentMethodDto[];
}
