import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsUUID, MaxLength, ValidateIf } from 'class-validator';
import { EditPiecesDto } from '../../../checkout/adapters/http/order-edits.dto.js';
import { CheckoutAddressDto, MOST_LINES } from '../../../checkout/adapters/http/purchase-parts.dto.js';
import {
  EachNested,
  IfSent,
  CurrencyCode,
  IsMailAddress,
  Nested,
  OptionalLine,
} from '../../../platform/http/input-rules.js';

import { nullAs, OptionalId, OptionalText } from '../../../platform/http/optional-rules.js';
import { IsPhone, keptPhone } from '../../../platform/http/phone-rules.js';
import { writtenPlace } from '../../../kernel/world/address.js';
import type { DraftAddress, DraftTerms } from '../../domain/draft-order.js';
import { DraftOwnLineDto } from './draft-own-line.dto.js';

const LINES = `lines must be a list of at most ${MOST_LINES} products`;
const MOST_OWN = 20;
const OWN = `ownLines must be a list of at most ${MOST_OWN} lines`;
const ifSome = () => ValidateIf((_, value: unknown) => value !== '' && value !== undefined);

/** A number as it is kept; the country of the address says how it is read. */
function withKeptPhone({ value, obj }: { value: unknown; obj: { shippingAddress?: { country?: unknown } } }) {
  if (value instanceof DraftContactDto && value.phone)
    Object.assign(value, { phone: keptPhone(value.phone, obj.shippingAddress?.country) });
  return value;
}

export class DraftLineDto extends EditPiecesDto {}

export class DraftContactDto {
  /** Where the order’s mails go. Left out or empty: the address of the customer’s account. */
  @OptionalText()
  @ifSome()
  @IsMailAddress('Please enter a valid email address')
  email?: string;

  /** As people of the delivery address’s country or the shop’s write it, or with + and a country’s code; kept as E.164. */
  @OptionalText()
  @IsPhone({ orEmpty: true })
  phone?: string;
}

/** What the staff writes down of an order by hand. Only what is placed must be complete. */
export class DraftOrderTermsDto {
  /** An account of the shop; null or left out for somebody without one. */
  @OptionalId()
  @IsUUID(undefined, { message: 'customerId must be the id of an account' })
  customerId?: string;

  @ApiProperty({ type: DraftContactDto, nullable: true, required: false })
  @Transform(withKeptPhone)
  @nullAs(undefined)
  @IfSent()
  @Nested()
  @Type(() => DraftContactDto)
  contact?: DraftContactDto;

  @ApiProperty({ type: [DraftLineDto], maxItems: MOST_LINES })
  @EachNested()
  @ArrayMaxSize(MOST_LINES, { message: LINES })
  @IsArray({ message: LINES })
  @Type(() => DraftLineDto)
  lines!: DraftLineDto[];

  /** What is no good of the catalogue; needs `orders.own_lines` where it is new or changed. */
  @ApiProperty({ type: [DraftOwnLineDto], maxItems: MOST_OWN, nullable: true, required: false })
  @nullAs(undefined)
  @IfSent()
  @EachNested()
  @ArrayMaxSize(MOST_OWN, { message: OWN })
  @IsArray({ message: OWN })
  @Type(() => DraftOwnLineDto)
  ownLines?: DraftOwnLineDto[];

  @ApiProperty({ type: CheckoutAddressDto, nullable: true, required: false })
  @nullAs(undefined)
  @IfSent()
  @Nested()
  @Type(() => CheckoutAddressDto)
  shippingAddress?: CheckoutAddressDto;

  /** One of the offered methods; the first that goes there, unless sent. */
  @OptionalId()
  @IsUUID(undefined, { message: 'shippingMethodId must be one of the offered methods' })
  shippingMethodId?: string;

  @OptionalText()
  @OptionalLine('Coupon', 40)
  couponCode?: string;

  /** One that the shop takes orders in, by ISO 4217; the shop’s own, unless sent. */
  @ApiProperty({ example: 'EUR', required: false })
  @IfSent()
  @CurrencyCode()
  currency?: string;

  /** Of a business, as it was told. */
  @OptionalText()
  @OptionalLine('Tax number', 40)
  vatNumber?: string;

  /** Of mails and papers, by its tag: `fr`. The shop’s first one, unless sent. */
  @OptionalText()
  @OptionalLine('Language', 20)
  language?: string;

  /** For the staff alone. */
  @OptionalText()
  @MaxLength(2000, { message: 'Note must be at most 2000 characters' })
  note?: string;

  static read(sent: DraftOrderTermsDto): DraftTerms {
    const { contact, lines, shippingAddress } = sent;
    return {
      customerId: sent.customerId ?? null,
      contact: { email: contact?.email ?? '', phone: contact?.phone ?? '' },
      lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
      ownLines: (sent.ownLines ?? []).map(({ name, price, taxCategory, isShipped, grams, quantity }) => ({
        ...{ name, price, taxCategory, isShipped, quantity },
        ...(isShipped && grams ? { grams } : {}),
      })),
      shippingAddress: shippingAddress ? addressOf(shippingAddress) : null,
      shippingMethodId: sent.shippingMethodId ?? null,
      couponCode: sent.couponCode || null,
      currency: sent.currency ?? null,
      vatNumber: sent.vatNumber || null,
      language: sent.language || null,
      note: sent.note ?? '',
    };
  }
}

function addressOf({
  firstName = '',
  lastName = '',
  company,
  line2,
  ...place
}: CheckoutAddressDto): DraftAddress {
  const { street, city = '', state = '', zipCode = '', country } = place;
  const extras = { ...(company ? { company } : {}), ...(line2 ? { line2 } : {}) };
  return { firstName, lastName, ...writtenPlace({ street, city, state, zipCode, country, ...extras }) };
}
