import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsString,
  Length,
  MaxLength,
  Min,
} from 'class-validator';
import { CreditChoiceDto } from './credit-input.dto.js';
import { EInvoiceToDto } from '../../../orders/adapters/http/e-invoice-to.dto.js';
import { METHOD_NAMES } from '../../../payments/methods/known.js';
import {
  IfSent,
  Amount,
  Decimal,
  EachNested,
  Nested,
  saysDecimals,
} from '../../../platform/http/input-rules.js';
import { keptPhone, WalletPhone } from '../../../platform/http/phone-rules.js';
import { GiftRecipientDto, MOST_RECIPIENTS } from './gift-recipient.dto.js';
import {
  BoughtProductDto,
  CheckoutAddressDto,
  CheckoutContactDto,
  COUPON_CODE,
  MOST_LINES,
  PRODUCT,
} from './purchase-parts.dto.js';

const PRODUCTS = { message: 'Products array is required for Stripe payments' };
const NUMBER_AND_AMOUNT = { message: 'Mobile number and amount are required' };
const CASH_AMOUNT = { message: 'Amount is required for cash payments' };
const BANK_AMOUNT = { message: 'Amount is required for bank transfers' };
const WALLET_AMOUNT = { message: 'walletAmount must be a number with at most two decimals' };
const TOTAL = 'total must be a number with at most two decimals';
const AMOUNT_NEEDED = { message: 'Amount is required' };
const AMOUNT = 'amount must be a number with at most two decimals';

/** The number that a parcel's driver calls, read as people write it where the parcel goes. */
function withKeptPhone({ value, obj }: { value: unknown; obj: Partial<CheckoutDto> }): unknown {
  if (value instanceof CheckoutContactDto)
    Object.assign(value, { phone: keptPhone(value.phone, obj.shippingAddress?.country) });
  return value;
}

/** Older clients name the method besides calling it. */
const Only = (method: string) =>
  applyDecorators(
    ApiProperty({ enum: [method], required: false }),
    IfSent(),
    IsIn([method], { message: 'Invalid payment method' }),
  );

/** What every way to pay takes. Without `products` the caller's cart is bought. */
export abstract class CheckoutDto extends CreditChoiceDto {
  @ApiProperty({ type: [BoughtProductDto], required: false, maxItems: MOST_LINES })
  @IfSent()
  @EachNested(PRODUCT.message)
  @ArrayMaxSize(MOST_LINES)
  @ArrayNotEmpty(PRODUCTS)
  @IsArray(PRODUCTS)
  @Type(() => BoughtProductDto)
  products?: BoughtProductDto[];

  @IfSent()
  @IsString(COUPON_CODE)
  @MaxLength(40, COUPON_CODE)
  couponCode?: string;

  @ApiProperty({ type: CheckoutContactDto, required: false })
  @IfSent()
  @Nested()
  @Transform(withKeptPhone)
  @Type(() => CheckoutContactDto)
  contact?: CheckoutContactDto;

  @ApiProperty({ type: CheckoutAddressDto, required: false })
  @IfSent()
  @Nested()
  @Type(() => CheckoutAddressDto)
  shippingAddress?: CheckoutAddressDto;

  /** Whom gift cards that are bought are for, one for each piece; the others go to the address of the contact, at once. */
  @ApiProperty({ type: [GiftRecipientDto], required: false, maxItems: MOST_RECIPIENTS })
  @IfSent()
  @EachNested()
  @ArrayMaxSize(MOST_RECIPIENTS)
  @IsArray()
  @Type(() => GiftRecipientDto)
  giftRecipients?: GiftRecipientDto[];

  /** Whom the invoice is for, where it does not go with the goods. Prices and taxes follow the delivery. */
  @ApiProperty({ type: CheckoutAddressDto, required: false })
  @IfSent()
  @Nested()
  @Type(() => CheckoutAddressDto)
  billingAddress?: CheckoutAddressDto;

  /**
   * Where buyers may withdraw, a purchase of files needs true: the buyer wants them at once, and knows that the right to withdraw from them
   * ends with the first download. Nothing else asks for it.
   */
  @IfSent()
  @IsBoolean({ message: 'downloadConsent must be true or false' })
  downloadConsent?: boolean;

  /** Where a business gets its e-invoices, and what it wants named on them. */
  @ApiProperty({ type: EInvoiceToDto, required: false })
  @IfSent()
  @Nested()
  @Type(() => EInvoiceToDto)
  eInvoice?: EInvoiceToDto;
}

export class CardCheckoutDto extends CheckoutDto {
  @Only('card')
  paymentMethod?: 'card';

  /** What the buyer saw; another figure today is refused with 409. */
  @IfSent()
  @Amount(AMOUNT)
  @Min(0, saysDecimals(AMOUNT))
  amount?: number;
}

export class MobileCheckoutDto extends CheckoutDto {
  @Only('mobile')
  paymentMethod?: 'mobile';

  /** The total that the buyer saw. */
  @IsDefined(NUMBER_AND_AMOUNT)
  @Amount(NUMBER_AND_AMOUNT.message)
  @Min(0, NUMBER_AND_AMOUNT)
  amount!: number;

  /** As people of the shop's country or the delivery address's write it, or with + and a country's code. */
  @ApiProperty({ example: '+256770000123' })
  @WalletPhone()
  @IsString(NUMBER_AND_AMOUNT)
  @IsDefined(NUMBER_AND_AMOUNT)
  mobileNumber!: string;

  /** What the buyer saw that the wallet will be asked for, in its currency; another figure today is 409. */
  @IfSent()
  @Decimal(WALLET_AMOUNT.message)
  @Min(0, WALLET_AMOUNT)
  walletAmount?: number;
}

export class CashCheckoutDto extends CheckoutDto {
  @Only('cash')
  paymentMethod?: 'cash';

  /** The deposit that the buyer saw: 40 percent of the total unless the shop says otherwise. */
  @IsDefined(CASH_AMOUNT)
  @Amount(CASH_AMOUNT.message)
  @Min(0, CASH_AMOUNT)
  amount!: number;

  /** The total that the buyer saw, the rest on delivery included; another figure today is refused with 409. */
  @IfSent()
  @Amount(TOTAL)
  @Min(0, saysDecimals(TOTAL))
  total?: number;
}

export class BankCheckoutDto extends CheckoutDto {
  @Only('bank')
  paymentMethod?: 'bank';

  /** The total that the buyer saw. */
  @IsDefined(BANK_AMOUNT)
  @Amount(BANK_AMOUNT.message)
  @Min(0, BANK_AMOUNT)
  amount!: number;
}

/** A purchase by any way to pay; what else it needs, `GET /payments/methods` says of it. */
export class PaymentDto extends CheckoutDto {
  /** Left out where gift cards and store credit pay all of it. */
  @ApiProperty({ example: 'card', required: false })
  @IfSent()
  @IsIn(METHOD_NAMES, { message: 'Invalid payment method' })
  method?: string;

  /**
   * What is due now as the buyer saw it, less what gift cards and store credit pay: the total, or the deposit where the way takes
   * one. Another figure today is 409.
   */
  @IsDefined(AMOUNT_NEEDED)
  @Amount(AMOUNT)
  @Min(0, saysDecimals(AMOUNT))
  amount!: number;

  /** The total that the buyer saw, where only a deposit is due now. */
  @IfSent()
  @Amount(TOTAL)
  @Min(0, saysDecimals(TOTAL))
  total?: number;

  /** Where the way needs it. As people of the shop's country or the delivery address's write it, or with + and a country's code. */
  @ApiProperty({ example: '+256770000123', required: false })
  @IfSent()
  @WalletPhone()
  mobileNumber?: string;

  /** What the buyer saw that the wallet will be asked for, in its currency; another figure today is 409. */
  @IfSent()
  @Decimal(WALLET_AMOUNT.message)
  @Min(0, WALLET_AMOUNT)
  walletAmount?: number;

  /**
   * A wallet of the buyer's browser pays, such as Apple Pay, where `GET /payments/methods` says `express` of the way: the answer has what
   * the provider's script confirms it with.
   */
  @IfSent()
  @IsBoolean({ message: 'express must be true or false' })
  express?: boolean;
}

export class RetryPaymentDto {
  @IfSent()
  @WalletPhone()
  mobileNumber?: string;
}

export class PayWaitingOrderDto extends RetryPaymentDto {
  /** Left out: the way of the order. */
  @ApiProperty({ example: 'card', required: false })
  @IfSent()
  @IsIn(METHOD_NAMES, { message: 'Invalid payment method' })
  method?: string;
}

export class CheckoutSuccessDto {
  @IsString({ message: 'No session ID found. Please check your order history.' })
  @Length(1, 255, { message: 'No session ID found. Please check your order history.' })
  sessionId!: string;
}
