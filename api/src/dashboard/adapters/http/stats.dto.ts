import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { IfSent } from '../../../platform/http/input-rules.js';

const DAY = /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export class StatsQueryDto {
  /** First day, UTC; 29 days before the last without it. */
  @ApiProperty({ type: 'string', format: 'date', required: false, example: '2026-10-23' })
  @IfSent()
  @Matches(DAY, { message: 'from must be a day like 2026-10-23' })
  from?: string;

  /** Last day, UTC, included; today without it. */
  @ApiProperty({ type: 'string', format: 'date', required: false, example: '2026-11-21' })
  @IfSent()
  @Matches(DAY, { message: 'to must be a day like 2026-11-21' })
  to?: string;
}

export class StatsDayDto {
  @ApiProperty({ format: 'date' })
  date!: string;
  sales!: number;
  @ApiProperty({ type: 'integer' })
  orders!: number;
}

export class TopProductDto {
  id!: string;
  name!: string;
  @ApiProperty({ type: 'string', nullable: true })
  image!: string | null;
  @ApiProperty({ type: 'integer' })
  quantity!: number;
  sales!: number;
}

/** The list whose rows add up to a figure. */
export class FigureListDto {
  @ApiProperty({ example: 'orders' })
  resource!: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { status: 'pending' } })
  filter!: Record<string, unknown>;
}

export class StatsFiltersDto {
  netSales!: FigureListDto;
  orders!: FigureListDto;
  averageOrder!: FigureListDto;
  pendingOrders!: FigureListDto;
  lowStock!: FigureListDto;
  pendingReviews!: FigureListDto;
  newCustomers!: FigureListDto;
}

/** Figures over all orders of the shop, computed by the database. */
export class StatsDto {
  /** Captured less refunded, of the orders placed in the period. */
  netSales!: number;
  /** Orders placed in the period. */
  @ApiProperty({ type: 'integer' })
  orders!: number;
  /** Those of them that money came in for. */
  @ApiProperty({ type: 'integer' })
  soldOrders!: number;
  /** Net sales by sold orders. */
  averageOrder!: number;
  /** Orders that wait for their money, of any time. */
  @ApiProperty({ type: 'integer' })
  pendingOrders!: number;
  /** Products on sale with a variant that is nearly sold out. */
  @ApiProperty({ type: 'integer' })
  lowStock!: number;
  @ApiProperty({ type: 'integer' })
  pendingReviews!: number;
  @ApiProperty({ type: 'integer' })
  newCustomers!: number;
  /** Each day of the period, also those without an order. */
  days!: StatsDayDto[];
  topProducts!: TopProductDto[];
  filters!: StatsFiltersDto;
}
