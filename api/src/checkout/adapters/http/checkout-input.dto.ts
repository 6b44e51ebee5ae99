import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsDefined,
  IsEmail,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { EachNested, Nested } from '../../../platform/http/input-rules.js';

const PRODUCTS = { message: 'Products array is required for Stripe payments' };
const PRODUCT = {
  message: 'Invalid product data. Each product must have _id, name, price, and quantity > 0',
};
const NUMBER_AND_AMOUNT = { message: 'Mobile number and amount are required' };
const NUMBER_FORM = { message: 'Enter the mobile number with + and 11 to 15 digits' };
const CASH_AMOUNT = { message: 'Amount is required for cash payments' };
const AMOUNT = { message: 'amount must be a number with at most two decimals' };
const MOST_LINES = 200;

const withoutBlanks = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.replaceAll(/[\s-]/g, '') : value;

export class WantedProductDto {
  /** A line of the cart, a variant, or a product with one variant. */
  @IsString(PRODUCT)
  @Length(1, 64, PRODUCT)
  _id!: string;

  @IsOptional()
  @IsString(PRODUCT)
  @MaxLength(500, PRODUCT)
  name?: string;

  /** What the buyer saw; another price today is refused with 409. */
  @IsOptional()
  @IsNumber({}, PRODUCT)
  @Min(0, PRODUCT)
  price?: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 99 })
  @IsInt(PRODUCT)
  @Min(1, PRODUCT)
  @Max(99, PRODUCT)
  quantity!: number;

  @IsOptional()
  @IsString(PRODUCT)
  @Length(1, 64, PRODUCT)
  variantId?: string;
}

export class CheckoutContactDto {
  @ApiProperty({ format: 'email' })
  @IsEmail({}, { message: 'Please enter a valid email address' })
  @MaxLength(254)
  email!: string;

  @IsString()
  @MaxLength(30)
  phone!: string;
}

const required = (field: string) => ({ message: `${field} is required` });

export class CheckoutAddressDto {
  @IsString(required('First name')) @Length(1, 100, required('First name')) firstName!: string;
  @IsString(required('Last name')) @Length(1, 100, required('Last name')) lastName!: string;
  @IsString(required('Street')) @Length(1, 200, required('Street')) street!: string;
  @IsString(required('City')) @Length(1, 100, required('City')) city!: string;
  @IsString(required('State')) @Length(1, 100, required('State')) state!: string;
  @IsString(required('ZIP code')) @Length(1, 20, required('ZIP code')) zipCode!: string;
  @IsString(required('Country')) @Length(1, 100, required('Country')) country!: string;
}

/** What every way to pay takes. Without `products` the caller's cart is bought. */
export abstract class CheckoutDto {
  @ApiProperty({ type: [WantedProductDto], required: false, maxItems: MOST_LINES })
  @IsOptional()
  @IsArray(PRODUCTS)
  @ArrayNotEmpty(PRODUCTS)
  @ArrayMaxSize(MOST_LINES)
  @EachNested(PRODUCT.message)
  @Type(() => WantedProductDto)
  products?: WantedProductDto[];

  @IsOptional()
  @IsString()
  @MaxLength(40)
  couponCode?: string;

  @ApiProperty({ type: CheckoutContactDto, required: false })
  @IsOptional()
  @Nested()
  @Type(() => CheckoutContactDto)
  contact?: CheckoutContactDto;

  @ApiProperty({ type: CheckoutAddressDto, required: false })
  @IsOptional()
  @Nested()
  @Type(() => CheckoutAddressDto)
  shippingAddress?: CheckoutAddressDto;
}

export class CardCheckoutDto extends CheckoutDto {
  /** What the buyer saw; another figure today is refused with 409. */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, AMOUNT)
  @Min(0, AMOUNT)
  amount?: number;
}

export class MobileCheckoutDto extends CheckoutDto {
  /** The total that the buyer saw. */
  @IsDefined(NUMBER_AND_AMOUNT)
  @IsNumber({ maxDecimalPlaces: 2 }, NUMBER_AND_AMOUNT)
  amount!: number;

  @ApiProperty({ example: '+256770000123' })
  @Matches(/^\+\d{11,15}$/, NUMBER_FORM)
  @IsString(NUMBER_AND_AMOUNT)
  @IsDefined(NUMBER_AND_AMOUNT)
  @Transform(withoutBlanks)
  mobileNumber!: string;

  /** What the buyer saw that the wallet will be asked for, in its currency; another figure today is 409. */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, NUMBER_AND_AMOUNT)
  walletAmount?: number;
}

export class CheckoutQuoteDto {
  /** Without it the caller's cart is priced. */
  @ApiProperty({ type: [WantedProductDto], required: false })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @EachNested()
  @Type(() => WantedProductDto)
  products?: WantedProductDto[];

  @IsOptional()
  @IsString()
  @MaxLength(40)
  couponCode?: string;
}

export class CashCheckoutDto extends CheckoutDto {
  /** The deposit that the buyer saw: 40 percent of the total unless the shop says otherwise. */
  @IsDefined(CASH_AMOUNT)
  @IsNumber({ maxDecimalPlaces: 2 }, CASH_AMOUNT)
  amount!: number;
}

export class RetryPaymentDto {
  @IsOptional()
  @Transform(withoutBlanks)
  @Matches(/^\+\d{11,15}$/, NUMBER_FORM)
  mobileNumber?: string;
}

export class CheckoutSuccessDto {
  @IsString({ message: 'No session ID found. Please check your order history.' })
  @Length(1, 255, { message: 'No session ID found. Please check your order history.' })
  sessionId!: string;
}
