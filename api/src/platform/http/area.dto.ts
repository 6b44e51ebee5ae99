import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { Area } from '../../kernel/area.js';
import { IfSent } from './input-rules.js';

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
  @IfSent()
  @MaxLength(40, { each: true, message: 'A postcode has at most 40 characters' })
  @IsString({ each: true, message: 'Each postcode must be a text' })
  @ArrayMaxSize(200, { message: 'An area has at most 200 postcodes' })
  @IsArray({ message: 'postcodes must be a list' })
  postcodes?: string[];
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
