import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
} from 'class-validator';
import { ZoneInputDto } from '../../../platform/http/area.dto.js';
import {
  Amount,
  AtMostAPrice,
  EachNested,
  IfSent,
  Nested,
  RequiredLine,
  WholeNumber,
  saysDecimals,
} from '../../../platform/http/input-rules.js';
import { OptionalList, OptionalText } from '../../../platform/http/optional-rules.js';
import { METHOD_KINDS, type MethodKind } from '../../domain/shipping-zone.js';

const PRICE = 'A price must be an amount with at most two decimals';
const LIMIT = 'A limit must be a number above 0 with at most two decimals';

export class RateStepInputDto {
  /** Grams or, by price, an amount; null is any. */
  @ApiProperty({ type: 'number', nullable: true, example: 1000 })
  @IsOptional()
  @AtMostAPrice(LIMIT)
  @Min(0, saysDecimals(LIMIT))
  @Amount(LIMIT)
  upTo!: number | null;

  @AtMostAPrice(PRICE)
  @Min(0, saysDecimals(PRICE))
  @Amount(PRICE)
  price!: number;
}

export class PickupPointInputDto {
  @RequiredLine('The address', 200)
  address!: string;

  /** Opening hours, as shoppers read them. */
  @OptionalText()
  @MaxLength(200, { message: 'Opening hours have at most 200 characters' })
  @IsString({ message: 'Opening hours must be a text' })
  hours?: string;
}

export class ShippingMethodInputDto {
  /** Of a method that the zone has; without it, a new one. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'The id of a method must be a UUID' })
  id?: string | null;

  @ApiProperty({ example: 'Standard delivery' })
  @RequiredLine('The name of a method', 60)
  name!: string;

  /** One price, a table by `weight` or by `price`, a place to `pickup`, `local` delivery to some postcodes, or a `carrier`’s rates of the day. */
  @ApiProperty({ enum: METHOD_KINDS })
  @IsIn(METHOD_KINDS, { message: `kind must be one of ${METHOD_KINDS.join(', ')}` })
  kind!: MethodKind;

  @IfSent()
  @AtMostAPrice(PRICE)
  @Min(0, saysDecimals(PRICE))
  @Amount(PRICE)
  price?: number;

  /** Goods worth this much travel free; null is never. */
  @ApiProperty({ type: 'number', nullable: true, required: false })
  @IsOptional()
  @AtMostAPrice(PRICE)
  @Min(0, saysDecimals(PRICE))
  @Amount(PRICE)
  freeFrom?: number | null;

  @OptionalList(RateStepInputDto)
  @EachNested()
  @Type(() => RateStepInputDto)
  @ArrayMaxSize(50, { message: 'A table has at most 50 lines' })
  @IsArray({ message: 'steps must be a list' })
  steps?: RateStepInputDto[];

  @ApiProperty({ type: PickupPointInputDto, nullable: true, required: false })
  @IsOptional()
  @Nested()
  @Type(() => PickupPointInputDto)
  pickup?: PickupPointInputDto | null;

  @OptionalList(String)
  @MaxLength(40, { each: true, message: 'A postcode has at most 40 characters' })
  @IsString({ each: true, message: 'Each postcode must be a text' })
  @ArrayMaxSize(200, { message: 'A method has at most 200 postcodes' })
  @IsArray({ message: 'postcodes must be a list' })
  postcodes?: string[];

  /** For `carrier`: `USPS Priority`, a carrier with its service; without it the cheapest. */
  @ApiProperty({ type: 'string', example: 'USPS Priority', required: false })
  @OptionalText()
  @MaxLength(80, { message: 'A service has at most 80 characters' })
  @IsString({ message: 'service must be a text' })
  service?: string;

  /** Working days until it is there. */
  @WholeNumber('daysFrom', 0, 90)
  daysFrom!: number;

  @WholeNumber('daysTo', 0, 90)
  daysTo!: number;

  @IfSent()
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive?: boolean;
}

export class NewShippingZoneDto extends ZoneInputDto {
  /** In their order: the first that takes a parcel is chosen by itself. */
  @EachNested()
  @Type(() => ShippingMethodInputDto)
  @ArrayMaxSize(30, { message: 'A zone has at most 30 methods' })
  @IsArray({ message: 'methods must be a list' })
  methods!: ShippingMethodInputDto[];
}

/** Only what is sent changes; the methods that are sent are all there are then. */
export class ShippingZoneChangeDto extends PartialType(NewShippingZoneDto, { skipNullProperties: false }) {}
