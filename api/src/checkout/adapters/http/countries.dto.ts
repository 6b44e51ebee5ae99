import { ApiProperty } from '@nestjs/swagger';

export class CountryFieldDto {
  @ApiProperty({ enum: ['street', 'city', 'state', 'zipCode'] })
  name!: 'street' | 'city' | 'state' | 'zipCode';
  /** As people there call it. */
  @ApiProperty({ example: 'Postcode' })
  label!: string;
  /** `must` be given, one of those with `either` must, or it `may` be left empty. */
  @ApiProperty({ enum: ['must', 'either', 'may'] })
  need!: 'must' | 'either' | 'may';
}

export class CountryPostcodeDto {
  /** A regular expression that a whole postcode matches, letters of either case. */
  @ApiProperty({ example: String.raw`^\d{5}$` })
  pattern!: string;
  @ApiProperty({ example: '10115' })
  example!: string;
}

export class CountryDto {
  /** Two letters by ISO 3166-1; `XK` is Kosovo. */
  @ApiProperty({ example: 'DE' })
  code!: string;
  @ApiProperty({ example: 'Germany' })
  name!: string;
  /** What an address there is made of, in the order in which it is written. */
  fields!: CountryFieldDto[];
  /** Null where there are no postcodes. */
  @ApiProperty({ type: CountryPostcodeDto, nullable: true })
  postcode!: CountryPostcodeDto | null;
}

export class CountriesAnswer {
  @ApiProperty({ type: 'boolean', example: true })
  success!: true;
  data!: CountryDto[];
}
