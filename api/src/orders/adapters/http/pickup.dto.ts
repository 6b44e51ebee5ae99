import { ApiProperty } from '@nestjs/swagger';
import { IfSent } from '../../../platform/http/input-rules.js';
import { QueryText } from '../../../platform/http/query-values.js';
import { Strict } from '../../../platform/http/strict-query.js';
import { OrderLineDto } from './order-parts.dto.js';

@Strict()
export class PickupsQuery {
  /** The code, the number of the order, or a part of the name; without it all that wait. */
  @IfSent()
  @QueryText('q', 100)
  q?: string;
}

/** An order that waits to be fetched. */
export class PickupDto {
  id!: string;
  @ApiProperty({ example: '9F3A1C70' })
  number!: string;
  /** What its buyer shows. */
  @ApiProperty({ example: 'K7M4QD' })
  code!: string;
  name!: string;
  /** Since when it waits. */
  @ApiProperty({ format: 'date-time' })
  readyAt!: string;
  /** What is still to be paid before it is handed over. */
  amountDue!: number;
  @ApiProperty({ example: 'USD' })
  currency!: string;
  products!: OrderLineDto[];
}

export class PickupsDto {
  /** At most 20. */
  orders!: PickupDto[];
}
