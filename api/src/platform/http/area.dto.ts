import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import type { Area } from '../../kernel/area.js';
import { EachNested, IfSent, RequiredLine } from './input-rules.js';
import { OptionalList } from './optional-rules.js';
import { QueryText } from './query-values.js';

/** A part of the world, as shipping and taxes name it. */
export class AreaInputDto {
  /** Two letters by ISO 3166-1, or `*` for everywhere. */
  @ApiProperty({ example: 'DE' })
  @Matches(/^([A-Z]{2}|\*)$/, { message: 'A country is given by its two letters, or * for everywhere' })
  country!: string;

  /** A state or region, as addresses name it. */
  @ApiProperty({ type: 'string', nullable: true, required: false })
  @IsOptional()
  @MaxLength(80, { message: 'A region has at most 80 characters' })
  @IsString({ message: 'A region must be a text' })
  region?: string | null;

  /** `SW1A 1AA`, a beginning like `SW1*`, or numbers from and to like `10000-14199`. */
  @OptionalList(String)
  @MaxLength(40, { each: true, message: 'A postcode has at most 40 characters' })
  @IsString({ each: true, message: 'Each postcode must be a text' })
  @ArrayMaxSize(200, { message: 'An area has at most 200 postcodes' })
  @IsArray({ message: 'postcodes must be a list' })
  postcodes?: string[];
}

/** A name, and the parts of the world for which something holds. */
export abstract class ZoneInputDto {
  @RequiredLine('Name', 60)
  name!: string;

  @EachNested()
  @Type(() => AreaInputDto)
  @ArrayMaxSize(250, { message: 'A zone has at most 250 areas' })
  @ArrayMinSize(1, { message: 'A zone needs a country' })
  @IsArray({ message: 'areas must be a list' })
  areas!: AreaInputDto[];
}

/** A destination that is asked about. */
export abstract class DestinationQueryDto {
  /** Two letters by ISO 3166-1, or the English name. */
  @ApiProperty({ maxLength: 60, example: 'RW' })
  @QueryText('country', 60)
  country!: string;

  /** State or region. */
  @IfSent()
  @QueryText('region', 80)
  region?: string;

  @IfSent()
  @QueryText('postcode', 20)
  postcode?: string;
}

export class AreaDto {
  country!: string;
  @ApiProperty({ type: 'string', nullable: true })
  region!: string | null;
  postcodes!: string[];
}

export const areaOf = ({ country, region, postcodes }: AreaInputDto): Area => ({
  country,
  region: region?.trim() ? region.trim() : null,
  postcodes: postcodes ?? [],
});

export const areaView = ({ country, region, postcodes }: Area): AreaDto => ({
  country,
  region,
  postcodes: [...postcodes],
});
