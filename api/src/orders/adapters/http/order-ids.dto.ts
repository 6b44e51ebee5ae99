import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsUUID } from 'class-validator';
import { IfSent } from '../../../platform/http/input-rules.js';
import { Strict } from '../../../platform/http/strict-query.js';

/** As many orders as are worked on by one call. */
export const MOST_ORDERS = 100;

const split = (value: unknown): unknown =>
  typeof value === 'string' ? [...new Set(value.toLowerCase().split(',').filter(Boolean))] : value;

@Strict()
export class OrderIdsQuery {
  /** Ids of orders, with commas between them. */
  @IsUUID(undefined, { each: true, message: 'ids must be ids of orders, with commas between them' })
  @ArrayMaxSize(MOST_ORDERS, { message: `ids names at most ${MOST_ORDERS} orders` })
  @ArrayNotEmpty({ message: 'ids names no order' })
  @IsArray({ message: 'ids must be ids of orders, with commas between them' })
  @Transform(({ value }: { value: unknown }) => split(value))
  @ApiProperty({ type: 'string', example: '019421be-0306-7bff-a509-40c315f6e65a' })
  ids!: string[];
}

@Strict()
export class PackingSlipsQuery extends OrderIdsQuery {
  /** Of these orders this parcel alone. */
  @IfSent()
  @IsUUID(undefined, { message: 'parcel must be the id of a parcel' })
  @ApiProperty({ format: 'uuid', required: false })
  parcel?: string;
}
