import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsInt, IsUUID, Max, Min } from 'class-validator';
import { ShippedByDto } from '../../../orders/adapters/http/shipped-by.dto.js';
import { EachNested } from '../../../platform/http/input-rules.js';

const PIECES = 'quantity must be a whole number from 1 to 99';

export class ParcelPiecesDto {
  @IsUUID(undefined, { message: 'variantId must be the id of a variant' })
  @ApiProperty({ format: 'uuid' })
  variantId!: string;

  @Max(99, { message: PIECES })
  @Min(1, { message: PIECES })
  @IsInt({ message: PIECES })
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 99 })
  quantity!: number;
}

export class PackParcelDto {
  /** What goes in: each variant once. */
  @ArrayUnique(({ variantId }: ParcelPiecesDto) => variantId, { message: 'lines names a variant twice' })
  @EachNested('each of lines must be an object')
  @ArrayMaxSize(200, { message: 'lines has at most 200' })
  @ArrayNotEmpty({ message: 'Say what goes into the parcel' })
  @IsArray({ message: 'lines must be a list' })
  @Type(() => ParcelPiecesDto)
  @ApiProperty({ type: [ParcelPiecesDto], minItems: 1, maxItems: 200 })
  lines!: ParcelPiecesDto[];
}

/** A parcel that was packed. */
export class NewParcelDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  /** From 1 on, in the order of packing. */
  @ApiProperty({ type: 'integer', example: 1 })
  number!: number;
}

/** Of one parcel. */
export class ShipParcelDto extends ShippedByDto {}
