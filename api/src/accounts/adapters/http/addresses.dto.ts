import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { ONE_LINE } from '../../../kernel/one-line.js';
import { IfSent, OptionalLine } from '../../../platform/http/input-rules.js';
import { Phone, phoneSentence } from '../../../platform/http/phone-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { KnownCountry, PlaceExtra, PlacePart } from '../../../platform/http/place-rules.js';

/** A required single line of at most `most` characters, named in its sentences as on the form. */
function Line(label: string, most: number): PropertyDecorator {
  const rules = [
    IsString({ message: `${label} is required.` }),
    IsNotEmpty({ message: `${label} is required.` }),
    MaxLength(most, { message: `${label} must be at most ${most} characters.` }),
    Matches(ONE_LINE, { message: `${label} must be one line.` }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
  ];
  return (target, key) => rules.forEach((rule) => rule(target, key));
}

export class AddressDto {
  @Line('First name', 60) firstName!: string;
  /** Whoever has one name gives that as the first. */
  @IfSent() @OptionalLine('Last name', 60) lastName?: string;
  @PlaceExtra('company') company?: string;
  @Line('Address', 120) street!: string;
  /** Below the street. */
  @PlaceExtra('line2') line2?: string;
  /** Which of the next three an address needs is told by `GET /countries`. */
  @PlacePart('city', 80, '.') city?: string;
  @PlacePart('state', 80, '.') state?: string;
  @PlacePart('zipCode', 16, '.') zipCode?: string;
  /** Two or three letters by ISO 3166-1, or the English name. */
  @KnownCountry()
  @Line('Country', 60)
  country!: string;

  /** As people of its country or the shop's write it, or with + and a country's code; kept as E.164. */
  @OptionalText()
  @Phone({ orEmpty: true })
  phone?: string;

  @IfSent()
  @IsBoolean({ message: 'isDefault must be true or false' })
  isDefault?: boolean;
}

export class AddressChangeDto extends PartialType(OmitType(AddressDto, ['phone']), {
  skipNullProperties: false,
}) {
  /** As people of its country or the shop's write it, or with + and a country's code; kept as E.164. */
  @OptionalText()
  @IsString({ message: () => phoneSentence() })
  phone?: string;
}

export class SavedAddressDto {
  _id!: string;
  id!: string;
  firstName!: string;
  lastName!: string;
  company!: string;
  street!: string;
  line2!: string;
  city!: string;
  state!: string;
  zipCode!: string;
  /** As it was given: by its two letters or its English name; `countryCode` is the letters. */
  country!: string;
  @ApiProperty({ example: 'UG' })
  countryCode!: string;
  /** Below the name, as its country writes addresses. */
  @ApiProperty({ type: [String], example: ['12 Acacia Avenue', 'Kampala', 'Uganda'] })
  lines!: string[];
  phone!: string;
  isDefault!: boolean;
}

export class AddressAnswerDto {
  success!: boolean;
  message!: string;
  data!: SavedAddressDto;
}

export class AddressesAnswerDto {
  success!: boolean;
  data!: SavedAddressDto[];
}
