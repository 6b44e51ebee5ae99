import { ApiProperty, PickType } from '@nestjs/swagger';
import { NEXT_STEPS, type NextStep } from '../../../payments/domain/method.js';
import {
  OBLIGATIONS,
  TENDER_STATES,
  type Obligation,
  type TenderState,
} from '../../../payments/domain/tender.js';
import type { Receipt } from '../../../kernel/receipt.js';
import { RateTotalDto } from '../../../platform/http/rate-total.dto.js';

/** A part of an order's total and what pays it: all of it by card, a deposit, the rest at the door. */
export class OrderTenderDto {
  _id!: string;
  @ApiProperty({ type: 'integer', example: 0 })
  position!: number;
  @ApiProperty({ example: 'card' })
  method!: string;
  /** As people call the method. */
  @ApiProperty({ example: 'Credit Card' })
  label!: string;
  /** What of the order it is: the whole, what is paid first of what the rest is paid for at the door, or that rest. */
  @ApiProperty({ enum: ['full', 'deposit', 'balance'] })
  kind!: string;
  /** How it is paid: at the provider's page, on the phone, or to the staff. */
  @ApiProperty({ enum: NEXT_STEPS })
  next!: NextStep;
  amount!: number;
  @ApiProperty({ enum: OBLIGATIONS })
  obligation!: Obligation;
  @ApiProperty({ enum: TENDER_STATES })
  state!: TenderState;
  /** By which way its money came: a deposit in cash may be paid by card. Null until it has come. */
  @ApiProperty({ type: 'string', nullable: true, example: 'card' })
  paidBy!: string | null;
  /** The same in words that follow "paid"; null until it has come. */
  @ApiProperty({ type: 'string', nullable: true, example: 'by card' })
  howPaid!: string | null;
}

/** A tender in the words of before: the whole, a deposit, or the balance at the door. */
export class OrderPaymentDto extends PickType(OrderTenderDto, [
  ...(['_id', 'kind', 'method', 'next'] as const),
  ...(['amount', 'paidBy', 'howPaid'] as const),
]) {
  @ApiProperty({ enum: ['pending', 'paid', 'failed', 'cancelled', 'refunded'] })
  status!: string;
  @ApiProperty({ enum: ['now', 'on_delivery'] })
  due!: string;
}

/** Pieces that a refund is for. */
export class RefundedLineDto {
  variantId!: string;
  name!: string;
  @ApiProperty({ type: 'integer' })
  quantity!: number;
  /** What came back for them. */
  amount!: number;
  /** They went back on the shelf. */
  restocked!: boolean;
}

export class OrderRefundDto {
  _id!: string;
  amount!: number;
  /** How the money goes back. */
  @ApiProperty({ example: 'card' })
  method!: string;
  /** No provider pays it out, or takes this amount, or staff has chosen to: staff hands it over. */
  byHand!: boolean;
  lines!: RefundedLineDto[];
  /** `waived`: nobody had paid it, and nobody has to any more; no money moved. */
  @ApiProperty({ enum: ['requested', 'submitted', 'succeeded', 'failed', 'manual', 'waived'] })
  status!: string;
  reason!: string;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

export class ReceiptLineDto {
  variantId!: string;
  name!: string;
  @ApiProperty({ type: 'integer' })
  quantity!: number;
  /** One piece before the sale. */
  listPrice!: number;
  /** One piece. */
  unitPrice!: number;
  /** What the sale saved on the line. */
  saleSaving!: number;
  /** What coupon and discounts take off the line. */
  couponShare!: number;
  total!: number;
  /** In the total, or on it: see `taxAdded`. */
  tax!: number;
  /** What tax adds to the total; less than nothing where it is taken out of the price. */
  taxAdded!: number;
}

export class AdjustmentDto {
  @ApiProperty({ enum: ['coupon', 'discount', 'shipping', 'fee', 'tax', 'rounding'] })
  kind!: string;
  /** A coupon's code, the name of a discount, a method, a rate or a fee. */
  label!: string;
  /** Negative takes off. */
  amount!: number;
}

/** By which rate the prices of the shop became those of an order in another currency. */
export class ExchangeDto {
  /** Units of the order's currency for one of the shop's. */
  @ApiProperty({ example: 0.9137 })
  rate!: number;
  /** Amounts were rounded to a multiple of this. */
  @ApiProperty({ example: 0.01 })
  roundTo!: number;
  /** ISO date for which the rate was published; null when staff entered it. */
  @ApiProperty({ type: 'string', nullable: true, example: '2026-11-20' })
  published!: string | null;
  /** When the order took it. */
  @ApiProperty({ format: 'date-time' })
  at!: string;

  static of({ rules }: Pick<Receipt, 'rules'>): ExchangeDto | null {
    if (!rules?.exchange) return null;
    const { rate, roundTo, published, at } = rules.exchange;
    return { rate, roundTo, published, at };
  }
}

/** Every cent of the price explained, as it was when the order was placed. */
export class ReceiptDto {
  lines!: ReceiptLineDto[];
  subtotal!: number;
  @ApiProperty({ type: 'string', nullable: true })
  couponCode!: string | null;
  couponDiscount!: number;
  @ApiProperty({ example: 0 })
  shipping!: number;
  /** The highest rate first; with none the order carries no tax. */
  taxes!: RateTotalDto[];
  /** The buyer owes the tax; the shop has charged none. */
  reverseCharge!: boolean;
  /** It does since goods went to another member state of the EU, which exempts the supply (Article 138 of Directive 2006/112/EC). */
  intraCommunity!: boolean;
  /** Goods are above the limit of their place: import taxes and duties are due on delivery, and the shop has charged none for them. */
  importTaxesDue!: boolean;
  /** The scheme by which tax was taken at checkout for goods from abroad, such as `IOSS`; null where none was. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  importScheme!: string | null;
  /** All that was added to the lines or taken off them; with `subtotal` they add up to `total`. */
  adjustments!: AdjustmentDto[];
  total!: number;
  /** ISO 4217. */
  @ApiProperty({ example: 'EUR' })
  currency!: string;
  /** Null in the shop's own currency. */
  @ApiProperty({ type: ExchangeDto, nullable: true })
  exchange!: ExchangeDto | null;
}
