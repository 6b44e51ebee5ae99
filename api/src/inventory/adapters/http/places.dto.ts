import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsUUID } from 'class-validator';
import { IfSent, OptionalLine, RequiredLine, WholeNumber } from '../../../platform/http/input-rules.js';

/** Where pieces lie. */
export class NewPlaceDto {
  @ApiProperty({ example: 'Warehouse Industrial Area' })
  @RequiredLine('Name', 60)
  name!: string;

  @ApiProperty({ required: false, example: 'Plot 12, Sixth Street, Kampala' })
  @IfSent()
  @OptionalLine('Address', 200)
  address?: string;

  /** What lies there can be bought in the shop. True unless it is sent. */
  @ApiProperty({ required: false, default: true })
  @IfSent()
  @IsBoolean({ message: 'sellsOnline must be true or false' })
  sellsOnline?: boolean;

  /** Orders that are fetched at its address are taken from it first. */
  @ApiProperty({ required: false, default: false })
  @IfSent()
  @IsBoolean({ message: 'isPickup must be true or false' })
  isPickup?: boolean;
}

/** Only what is sent changes. */
export class PlaceChangeDto extends PartialType(NewPlaceDto, { skipNullProperties: false }) {}

export class PlaceDto {
  id!: string;
  /** Send it back in `If-Match`: the change is refused when somebody else was faster. */
  @ApiProperty({ type: 'integer', example: 3 })
  version!: number;
  name!: string;
  address!: string;
  /** What lies nowhere else lies there; it stays, and sells online. */
  isDefault!: boolean;
  sellsOnline!: boolean;
  isPickup!: boolean;
}

export class PlaceLevelDto {
  @ApiProperty({ format: 'uuid' })
  placeId!: string;
  /** Pieces that lie there; null is any number. */
  @ApiProperty({ type: 'integer', nullable: true })
  onHand!: number | null;
}

export class VariantPlacesDto {
  @ApiProperty({ format: 'uuid' })
  variantId!: string;
  sku!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  /** Where it sells online, all places together; null is any number. */
  @ApiProperty({ type: 'integer', nullable: true })
  onHand!: number | null;
  /** One for each place, in their order. */
  /** It is made of other variants, and nothing of it lies anywhere. */
  isBundle!: boolean;
  levels!: PlaceLevelDto[];
}

export class ProductPlacesDto {
  /** The default place first. */
  places!: PlaceDto[];
  variants!: VariantPlacesDto[];
}

export class TakenAtDto {
  @ApiProperty({ format: 'uuid' })
  placeId!: string;
  @ApiProperty({ type: 'integer', example: 2 })
  quantity!: number;
}

export class OrderLinePlacesDto {
  @ApiProperty({ format: 'uuid' })
  variantId!: string;
  @ApiProperty({ example: 'Linen Shirt (M)' })
  name!: string;
  /** From where its pieces come, as far as they were not brought back. */
  taken!: TakenAtDto[];
  /** What lies where now, one for each place. */
  levels!: PlaceLevelDto[];
}

export class OrderPlacesDto {
  /** The default place first. */
  places!: PlaceDto[];
  lines!: OrderLinePlacesDto[];
}

export class RetakePiecesDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'variantId must be the id of a variant' })
  variantId!: string;

  @WholeNumber('quantity', 1, 1_000_000)
  quantity!: number;

  /** The place from which they were taken. */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'from must be the id of a place' })
  from!: string;

  /** The place from which they are to be taken instead. */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'to must be the id of a place' })
  to!: string;
}
