import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsNumber, IsUUID, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { DEFAULT_PLACE } from '../../../inventory/domain/place.js';
import { Day } from '../../../platform/http/day-rule.js';
import {
  CurrencyCode,
  EachNested,
  IfSent,
  IsMailAddress,
  OptionalLine,
  OrderAmount,
  RequiredLine,
  WholeNumber,
  saysDecimals,
} from '../../../platform/http/input-rules.js';
import { nullAs, OptionalText } from '../../../platform/http/optional-rules.js';
import { MOST_LINES, MOST_PIECES } from '../../domain/arrival.js';

const LINES = `lines must be a list of at most ${MOST_LINES} variants`;
const COST = 'Cost must be 0 or more, with at most two decimals';
const ID = { format: 'uuid' } as const;
const DAY = {
  type: 'string',
  format: 'date',
  nullable: true,
  required: false,
  example: '2026-12-05',
} as const;
const ifSome = () => ValidateIf((_, value: unknown) => value !== '' && value !== undefined);

/** What is said of both. */
class ArrivalInput {
  @OptionalText()
  @OptionalLine('Reference', 60)
  reference?: string;

  /** For the staff alone. */
  @OptionalText()
  @MaxLength(2_000, { message: 'At most 2000 characters' })
  note?: string;

  /** A day of the shop; null or left out where nobody knows. */
  @ApiProperty(DAY)
  @nullAs(undefined)
  @ifSome()
  @Day('expectedOn')
  expectedOn?: string;
}

export class TransferLineInputDto {
  @ApiProperty(ID)
  @IsUUID('all', { message: 'Choose a product' })
  variantId!: string;

  @WholeNumber('Quantity', 1, MOST_PIECES)
  quantity!: number;
}

export class PurchaseLineInputDto extends TransferLineInputDto {
  /** Of one piece, in the currency of the order, without the tax that the shop gets back; null is not known. */
  @ApiProperty({ type: 'number', nullable: true, required: false, minimum: 0, example: 11.2 })
  @ValidateIf((_, value: unknown) => value !== null && value !== undefined)
  @OrderAmount(COST)
  @Min(0, saysDecimals(COST))
  cost?: number | null;
}

/** What the shop orders from a supplier. */
export class PurchaseOrderInputDto extends ArrivalInput {
  @ApiProperty({ example: 'Kampala Textiles' })
  @RequiredLine('Supplier', 120)
  supplier!: string;

  @OptionalText()
  @ifSome()
  @IsMailAddress('Please enter a valid email address')
  supplierEmail?: string;

  /** The place to which it comes; the default one unless it is sent. */
  @ApiProperty({ ...ID, type: 'string', nullable: true, required: false, default: DEFAULT_PLACE })
  @nullAs(undefined)
  @IfSent()
  @IsUUID('all', { message: 'placeId must be the id of a place' })
  placeId?: string;

  /** Of costs, by ISO 4217; the shop's own unless it is sent. */
  @ApiProperty({ type: 'string', nullable: true, required: false, example: 'EUR' })
  @nullAs(undefined)
  @IfSent()
  @CurrencyCode()
  currency?: string;

  /** What one of another currency is worth in the shop's. Without it the costs of goods stay as they are. */
  @ApiProperty({ type: 'number', nullable: true, required: false, example: 1.08 })
  @nullAs(undefined)
  @IfSent()
  @Min(1e-9, { message: 'rate must be above zero' })
  @Max(1e9, { message: 'rate must be at most a thousand millions' })
  @IsNumber({}, { message: 'rate must be a number' })
  rate?: number;

  /** Each variant once. */
  @ApiProperty({ type: [PurchaseLineInputDto], maxItems: MOST_LINES })
  @EachNested()
  @ArrayMaxSize(MOST_LINES, { message: LINES })
  @IsArray({ message: LINES })
  @Type(() => PurchaseLineInputDto)
  lines!: PurchaseLineInputDto[];
}

/** What goes from one place of the shop to another. */
export class TransferInputDto extends ArrivalInput {
  @ApiProperty(ID)
  @IsUUID('all', { message: 'Choose a place' })
  fromPlaceId!: string;

  @ApiProperty(ID)
  @IsUUID('all', { message: 'Choose a place' })
  placeId!: string;

  /** Each variant once. */
  @ApiProperty({ type: [TransferLineInputDto], maxItems: MOST_LINES })
  @EachNested()
  @ArrayMaxSize(MOST_LINES, { message: LINES })
  @IsArray({ message: LINES })
  @Type(() => TransferLineInputDto)
  lines!: TransferLineInputDto[];
}

/** Which version was seen: whoever has not seen the present one is refused. */
export class ArrivalStepDto {
  @WholeNumber('version', 1, 2_147_483_647)
  version!: number;
}

export class UnpackedDto {
  @ApiProperty(ID)
  @IsUUID('all', { message: 'variantId must be the id of a variant' })
  variantId!: string;

  /** Pieces that go on the shelf. */
  @WholeNumber('received', 0, MOST_PIECES)
  received!: number;

  /** Pieces that do not: refused when they came, broken, or not there any more. */
  @WholeNumber('lost', 0, MOST_PIECES)
  lost!: number;
}

export class ReceiveArrivalDto extends ArrivalStepDto {
  /** Each variant once; what is not named is on the way still. */
  @ApiProperty({ type: [UnpackedDto], minItems: 1, maxItems: MOST_LINES })
  @EachNested()
  @ArrayMaxSize(MOST_LINES, { message: LINES })
  @IsArray({ message: LINES })
  @Type(() => UnpackedDto)
  lines!: UnpackedDto[];
}
