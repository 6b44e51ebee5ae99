import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { IfSent } from '../../../platform/http/input-rules.js';
import { baseCurrency, Currency } from '../../../kernel/currency.js';
import { WHY_NOT, type SeenMethod, type WhyNot } from '../../../payments/application/offered-methods.js';
import type { Needed } from '../../../payments/application/strategy.js';
import {
  NEXT_STEPS,
  PAYMENT_METHODS,
  type NextStep,
  type PaymentMethod,
} from '../../../payments/domain/method.js';

/** For what the ways to pay are asked. */
export class PaymentMethodsQuery {
  /** ISO 4217; the shop's own currency when it is left out. */
  @ApiProperty({ required: false, example: 'EUR' })
  @IfSent()
  @IsIn(Currency.codes(), { message: 'currency must be a code of ISO 4217' })
  currency?: string;

  /** What is to be paid, in that currency: which of them collect so much. */
  @ApiProperty({ required: false, example: '25.49' })
  @IfSent()
  @Matches(/^\d{1,12}(\.\d{1,4})?$/, { message: 'amount must be a number' })
  amount?: string;
}

/** A way to pay and what it can. */
export class PaymentMethodDto {
  @ApiProperty({ enum: PAYMENT_METHODS })
  method!: PaymentMethod;
  @ApiProperty({ example: 'Credit Card' })
  label!: string;
  /** Whether shoppers may choose it now. */
  offered!: boolean;
  /** Why it is not: the rules of the shop leave it out, its keys or its account are missing, it knows only other currencies, or does not collect such an amount. */
  @ApiProperty({ enum: WHY_NOT, nullable: true, example: null })
  whyNot!: WhyNot | null;
  /** The same as a sentence for shoppers. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  reason!: string | null;
  /** The least that it collects at once, in the currency that was asked for; null for any amount. */
  @ApiProperty({ type: 'number', nullable: true, example: 0.5 })
  least!: number | null;
  /** The most; null where the provider names none. */
  @ApiProperty({ type: 'number', nullable: true, example: 999999.99 })
  most!: number | null;
  /** Amounts are multiples of it: of dinars no card takes single fils. */
  @ApiProperty({ type: 'number', nullable: true, example: 0.01 })
  step!: number | null;
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

  static async of(
    { strategy, whyNot, reason }: SeenMethod,
    currency = baseCurrency(),
  ): Promise<PaymentMethodDto> {
    const limits = strategy.limits(currency);
    const { method, label, needs, refunds, collectedBy, next, retry, takesDeposit } = strategy;
    return {
      method,
      label,
      offered: whyNot === null,
      whyNot,
      reason,
      least: limits?.least.toDecimal() ?? null,
      most: limits?.most?.toDecimal() ?? null,
      step: limits?.step.toDecimal() ?? null,
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
