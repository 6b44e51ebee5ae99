import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { IfSent, OptionalLine, RequiredLine } from '../../../platform/http/input-rules.js';

/** A code that is checked when it is sent. */
export const OrderCurrency = () =>
  applyDecorators(
    ApiProperty({ example: 'EUR', required: false }),
    IfSent(),
    Matches(/^[A-Z]{3}$/, { message: 'currency must be a code of ISO 4217, such as EUR' }),
  );

/** How an order is to be sent, and in which currency it is placed. */
export class DeliveryChoiceDto {
  /** One of those that the shop takes orders in, by ISO 4217; the shop's own, unless sent. Amounts are in it. */
  @OrderCurrency()
  currency?: string;

  /** One of the offered methods; the first that goes there, unless sent. */
  @IfSent()
  @IsUUID(undefined, { message: 'shippingMethodId must be one of the offered methods' })
  shippingMethodId?: string;

  /** Of a business, with the letters of its country; where the zone says so the buyer owes the tax. Elsewhere as the country of the bill or the delivery has it: a GSTIN, a KRA PIN, a TIN. */
  @ApiProperty({ example: 'DE136695976', required: false })
  @IfSent()
  @MaxLength(40, { message: 'VAT number must be at most 40 characters' })
  @IsString({ message: 'VAT number must be a text' })
  vatNumber?: string;
}

/** Where an order would go, as far as it is known: delivery and tax depend on it. */
export class DeliveryPlaceDto {
  /** Two or three letters by ISO 3166-1, or the English name. */
  @RequiredLine('Country', 100) country!: string;
  @IfSent() @OptionalLine('State', 100) state?: string;
  @IfSent() @OptionalLine('Postal code', 20) zipCode?: string;
}

export const placeOf = (sent: DeliveryPlaceDto | undefined) =>
  sent && { country: sent.country, state: sent.state ?? '', zipCode: sent.zipCode ?? '' };
