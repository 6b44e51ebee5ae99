import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsNumber,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { Caller } from '../../../kernel/caller.js';
import {
  EachNested,
  Nested,
  IfSent,
  MailAddress,
  OptionalLine,
  RequiredLine,
} from '../../../platform/http/input-rules.js';
import { IsPhone } from '../../../platform/http/phone-rules.js';
import { PlaceExtra, PlacePart } from '../../../platform/http/place-rules.js';

import { CreditChoiceDto } from './credit-input.dto.js';
import { DeliveryPlaceDto } from './delivery-input.dto.js';

/** Lines of a purchase. */
export const MOST_LINES = 200;
export const PRODUCT = {
  message: 'Invalid product data. Each product must have _id, name, price, and quantity > 0',
};
export const COUPON_CODE = { message: 'couponCode must be a text of at most 40 characters' };
const EMAIL = { message: 'Please enter a valid email address' };

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

/** What is to be priced. */
export class WantedProductsDto {
  /** Without it the caller's cart is priced. */
  @ApiProperty({ type: [WantedProductDto], required: false })
  @IfSent()
  @IsArray()
  @ArrayMaxSize(MOST_LINES)
  @EachNested()
  @Type(() => WantedProductDto)
  products?: WantedProductDto[];

  /** Of a guest, by whose mailbox coupons count at checkout; here only with what was bought from the same network. Who has an account is counted by its own. */
  @ApiProperty({ format: 'email', required: false })
  @IfSent()
  @MailAddress(EMAIL.message)
  @MaxLength(254, { message: 'Email must be at most 254 characters' })
  email?: string;
}

/** Nobody counts for another account's mailbox. */
export const buyerEmailOf = ({ role, email }: Caller, given: string | undefined): string | undefined =>
  role === 'guest' ? given : email;

/** For whom prices are asked. */
export const askerOf = (caller: Caller, email: string | undefined) => ({
  accountId: caller.accountId,
  buyerEmail: buyerEmailOf(caller, email),
  isAsking: true,
});

export class CheckoutQuoteDto extends IntersectionType(WantedProductsDto, CreditChoiceDto) {
  @IfSent()
  @IsString(COUPON_CODE)
  @MaxLength(40, COUPON_CODE)
  couponCode?: string;

  /** Without it delivery and tax are estimated for the shop's own country. */
  @ApiProperty({ type: DeliveryPlaceDto, required: false })
  @IfSent()
  @Nested()
  @Type(() => DeliveryPlaceDto)
  shippingAddress?: DeliveryPlaceDto;
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

  /** As people of the delivery address's country or the shop's write it, or with + and a country's code; kept as E.164. */
  @IsPhone({ orEmpty: true })
  @IsString({ message: 'Phone is required' })
  phone!: string;
}

export class CheckoutAddressDto {
  /** The account's, unless sent. */
  @IfSent() @RequiredLine('First name', 100) firstName?: string;
  /** Whoever has one name gives that as the first. */
  @IfSent() @OptionalLine('Last name', 100) lastName?: string;
  @PlaceExtra('company') company?: string;
  @RequiredLine('Street', 200) street!: string;
  /** Below the street. */
  @PlaceExtra('line2') line2?: string;
  /** Which of the next three an address needs is told by `GET /countries`. */
  @PlacePart('city', 100) city?: string;
  @PlacePart('state', 100) state?: string;
  @PlacePart('zipCode', 20) zipCode?: string;
  /** Two or three letters by ISO 3166-1, or the English name. */
  @RequiredLine('Country', 100) country!: string;
}
