import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { ARRIVAL_KINDS, ARRIVAL_STATES } from '../../domain/arrival.js';
import type { ArrivalKind, ArrivalState } from '../../domain/arrival.js';

const ID = { format: 'uuid' } as const;
const DAY = { type: 'string', format: 'date', nullable: true, example: '2026-12-05' } as const;

class ArrivalCounts {
  /** Pieces altogether. */
  @ApiProperty({ type: 'integer', example: 20 })
  pieces!: number;
  @ApiProperty({ type: 'integer', example: 12 })
  received!: number;
  /** Refused when they came, broken, or not there any more. */
  @ApiProperty({ type: 'integer', example: 0 })
  lost!: number;
  /** Called off: never sent, or gone back. */
  @ApiProperty({ type: 'integer', example: 0 })
  withdrawn!: number;
  @ApiProperty({ type: 'integer', example: 8 })
  onTheWay!: number;
}

export class TransferSummaryDto extends ArrivalCounts {
  @ApiProperty(ID)
  id!: string;
  /** Send it back in `If-Match`, or with a step: it is refused when somebody else was faster. */
  @ApiProperty({ type: 'integer', example: 3 })
  version!: number;
  @ApiProperty({ type: 'integer', example: 1001 })
  number!: number;
  /** `partly` has something on the way still; `closed` and `cancelled` were called off, `closed` after something had come. */
  @ApiProperty({ enum: ARRIVAL_STATES })
  status!: ArrivalState;
  /** To which it comes. */
  @ApiProperty(ID)
  placeId!: string;
  place!: string;
  /** Where it lay before; null of a purchase order. */
  @ApiProperty({ ...ID, type: 'string', nullable: true })
  fromPlaceId!: string | null;
  @ApiProperty({ type: 'string', nullable: true })
  fromPlace!: string | null;
  reference!: string;
  note!: string;
  @ApiProperty({ ...DAY })
  expectedOn!: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  @ApiProperty({ format: 'date-time', type: 'string', nullable: true })
  sentAt!: string | null;
  @ApiProperty({ format: 'date-time', type: 'string', nullable: true })
  endedAt!: string | null;
}

export class TransferLineDto extends OmitType(ArrivalCounts, ['pieces']) {
  @ApiProperty(ID)
  variantId!: string;
  /** Null where the product is gone. */
  @ApiProperty({ ...ID, type: 'string', nullable: true })
  productId!: string | null;
  /** As it was called when it was written down. */
  @ApiProperty({ example: 'Linen Shirt, M' })
  name!: string;
  sku!: string;
  @ApiProperty({ type: 'integer', example: 20 })
  quantity!: number;
}

export class TransferDto extends TransferSummaryDto {
  lines!: TransferLineDto[];
}

class PurchaseFacts {
  @ApiProperty({ example: 'Kampala Textiles' })
  supplier!: string;
  @ApiProperty({ example: 'orders@example.com' })
  supplierEmail!: string;
  /** What costs are in, by ISO 4217. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  /** What one of it is worth in the shop's; null where it is the shop's, or nobody has said. */
  @ApiProperty({ type: 'number', nullable: true })
  rate!: number | null;
}

export class PurchaseOrderSummaryDto extends IntersectionType(TransferSummaryDto, PurchaseFacts) {}

export class PurchaseLineDto extends TransferLineDto {
  /** Of one piece; null is not known. */
  @ApiProperty({ type: 'number', nullable: true, example: 11.2 })
  cost!: number | null;
}

export class PurchaseOrderDto extends PurchaseOrderSummaryDto {
  /** What all pieces cost together; null where the cost of one is not known. */
  @ApiProperty({ type: 'number', nullable: true, example: 224 })
  total!: number | null;
  lines!: PurchaseLineDto[];
}

/** Pieces of a variant that are on their way to a place. */
export class OnTheWayDto {
  /** Of the purchase order or the transfer. */
  @ApiProperty(ID)
  id!: string;
  @ApiProperty({ enum: ARRIVAL_KINDS })
  kind!: ArrivalKind;
  @ApiProperty({ type: 'integer', example: 1001 })
  number!: number;
  @ApiProperty(ID)
  variantId!: string;
  sku!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  /** The name of the place to which they come. */
  place!: string;
  @ApiProperty({ ...DAY })
  expectedOn!: string | null;
  @ApiProperty({ type: 'integer', example: 12 })
  pieces!: number;
}
