import { ApiProperty } from '@nestjs/swagger';

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
  /** What the figures count in, by ISO 4217. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  /** Captured less refunded, of the orders placed in the period. */
  netSales!: number;
  /** Tax on the invoices of the period, less what went back in it. */
  tax!: number;
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
