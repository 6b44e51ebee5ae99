import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsDefined,
  IsIn,
  IsInt,
  IsNumber,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { PaymentMethod } from '../../../payments/domain/method.js';
import {
  IfSent,
  Amount,
  Decimal,
  EachNested,
  MailAddress,
  Nested,
  OneLine,
  RequiredLine,
} from '../../../platform/http/input-rules.js';

const PRODUCTS = { message: 'Products array is required for Stripe payments' };
const PRODUCT = {
  message: 'Invalid product data. Each product must have _id, name, price, and quantity > 0',
};
const NUMBER_AND_AMOUNT = { message: 'Mobile number and amount are required' };
const NUMBER_FORM = { message: 'Enter the mobile number with + and 11 to 15 digits' };
const EMAIL = { message: 'Please enter a valid email address' };
const CASH_AMOUNT = { message: 'Amount is required for cash payments' };
const BANK_AMOUNT = { message: 'Amount is required for bank transfers' };
const AMOUNT = { message: 'amount must be a number with at most two decimals' };
const MOST_LINES = 200;

const withoutBlanks = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.replaceAll(/[\s-]/g, '') : value;

export abstract class SomeOfAProductDto {
  /** A line of the cart, a variant, or a product with one variant. */
  @IsString(PRODUCT)
  @Length(1, 64, PRODUCT)
  _id!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 99 })
  @IsInt(PRODUCT)
  @Min(1, PRODUCT)
  @Max(99, PRODUCT)
  quantity!: number;

  @IfSent()
  @IsString(PRODUCT)
  @Length(1, 64, PRODUCT)
  variantId?: string;
}

/** Something whose price is asked. */
export class WantedProductDto extends SomeOfAProductDto {
  @IfSent()
  @IsString(PRODUCT)
  @MaxLength(500, PRODUCT)
  name?: string;

  @IfSent()
  @IsNumber({}, PRODUCT)
  @Min(0, PRODUCT)
  price?: number;
}

/** Something that is bought, as the buyer saw it (specification, section 5). */
export class BoughtProductDto extends SomeOfAProductDto {
  @IsString(PRODUCT)
  @Length(1, 500, PRODUCT)
  name!: string;

  /** Another price today is refused with 409. */
  @IsNumber({}, PRODUCT)
  @Min(0, PRODUCT)
  price!: number;
}

export class CheckoutContactDto {
  @ApiProperty({ format: 'email' })
  @MailAddress(EMAIL.message)
  @MaxLength(254, { message: 'Email must be at most 254 characters' })
  @IsString(EMAIL)
  email!: string;

  @OneLine('Phone')
  @MaxLength(30, { message: 'Phone must be at most 30 characters' })
  @IsString({ message: 'Phone is required' })
  phone!: string;
}

export class CheckoutAddressDto {
  /** The account's, unless sent. */
  @IfSent() @RequiredLine('First name', 100) firstName?: string;
  @IfSent() @RequiredLine('Last name', 100) lastName?: string;
  @RequiredLine('Street', 200) street!: string;
  @RequiredLine('City', 100) city!: string;
  @RequiredLine('State', 100) state!: string;
  @RequiredLine('ZIP code', 20) zipCode!: string;
  @RequiredLine('Country', 100) country!: string;
}

/** Older clients name the method besides calling it. */
const Only = (method: PaymentMethod) =>
  applyDecorators(
    ApiProperty({ enum: [method], required: false }),
    IfSent(),
    IsIn([method], { message: 'Invalid payment method' }),
  );

/** What every way to pay takes. Without `products` the caller's cart is bought. */
export abstract class CheckoutDto {
  @ApiProperty({ type: [BoughtProductDto], required: false, maxItems: MOST_LINES })
  @IfSent()
  @EachNested(PRODUCT.message)
  @ArrayMaxSize(MOST_LINES)
  @ArrayNotEmpty(PRODUCTS)
  @IsArray(PRODUCTS)
  @Type(() => BoughtProductDto)
  products?: BoughtProductDto[];

  @IfSent()
  @IsString()
  @MaxLength(40)
  couponCode?: string;

  @ApiProperty({ type: CheckoutContactDto, required: false })
  @IfSent()
  @Nested()
  @Type(() => CheckoutContactDto)
  contact?: CheckoutContactDto;

  @ApiProperty({ type: CheckoutAddressDto, required: false })
  @IfSent()
  @Nested()
  @Type(() => CheckoutAddressDto)
  shippingAddress?: CheckoutAddressDto;
}

export class CardCheckoutDto extends CheckoutDto {
  @Only('card')
  paymentMethod?: 'card';

  /** What the buyer saw; another figure today is refused with 409. */
  @IfSent()
  @Amount(AMOUNT.message)
  @Min(0, AMOUNT)
  amount?: number;
}

export class MobileCheckoutDto extends CheckoutDto {
  @Only('mobile')
  paymentMethod?: 'mobile';

  /** The total that the buyer saw. */
  @IsDefined(NUMBER_AND_AMOUNT)
  @Amount(NUMBER_AND_AMOUNT.message)
  amount!: number;

  @ApiProperty({ example: '+256770000123' })
  @Matches(/^\+\d{11,15}$/, NUMBER_FORM)
  @IsString(NUMBER_AND_AMOUNT)
  @IsDefined(NUMBER_AND_AMOUNT)
  @Transform(withoutBlanks)
  mobileNumber!: string;

  /** What the buyer saw that the wallet will be asked for, in its currency; another figure today is 409. */
  @IfSent()
  @Decimal('walletAmount must be a number with at most two decimals')
  walletAmount?: number;
}

export class CheckoutQuoteDto {
  /** Without it the caller's cart is priced. */
  @ApiProperty({ type: [WantedProductDto], required: false })
  @IfSent()
  @IsArray()
  @ArrayMaxSize(200)
  @EachNested()
  @Type(() => WantedProductDto)
  products?: WantedProductDto[];

  @IfSent()
  @IsString()
  @MaxLength(40)
  couponCode?: string;
}

export class CashCheckoutDto extends CheckoutDto {
  @Only('cash')
  paymentMethod?: 'cash';

  /** The deposit that the buyer saw: 40 percent of the total unless the shop says otherwise. */
  @IsDefined(CASH_AMOUNT)
  @Amount(CASH_AMOUNT.message)
  amount!: number;
}

export class BankCheckoutDto extends CheckoutDto {
  @Only('bank')
  paymentMethod?: 'bank';

  /** The total that the buyer saw. */
  @IsDefined(BANK_AMOUNT)
  @Amount(BANK_AMOUNT.message)
  amount!: number;
}

export class RetryPaymentDto {
  @IfSent()
  @Transform(withoutBlanks)
  @Matches(/^\+\d{11,15}$/, NUMBER_FORM)
  mobileNumber?: string;
}

export class CheckoutSuccessDto {
  @IsString({ message: 'No session ID found. Please check your order history.' })
  @Length(1, 255, { message: 'No session ID found. Please check your order history.' })
  sessionId!: string;
}
