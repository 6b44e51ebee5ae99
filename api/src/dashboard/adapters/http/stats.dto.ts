import { ApiProperty } from '@nestjs/swagger';

export class StatsDayDto {
  @ApiProperty({ format: 'date' })
  date!: string;
  /** Net sales of the orders of the day. */
  sales!: number;
  @ApiProperty({ type: 'integer' })
  orders!: number;
}

/** Of sold orders that are not cancelled, as they were placed; `sales` is what the lines came to. */
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
  /**
   * What the goods of the sold orders came to, without tax and delivery and without what went back. With `delivery` and
   * `tax` it is `total`. An order of which a deposit came in counts whole, a cancelled one with what the shop kept of it.
   */
  netSales!: number;
  /** What they paid for delivery, without its tax; what goes back is taken from the goods first. */
  delivery!: number;
  /** The tax in them, less what went back of it. What is owed for a period is in the tax report. */
  tax!: number;
  /** Net sales, delivery and tax together. */
  total!: number;
  /** Orders placed in the period. */
  @ApiProperty({ type: 'integer' })
  orders!: number;
  /** Those of them that money came in for. */
  @ApiProperty({ type: 'integer' })
  soldOrders!: number;
  /** What the sold orders that are not cancelled came to when they were placed, tax and delivery included, by their number. */
  averageOrder!: number;
  /** Orders that wait for their money, of any time. */
  @ApiProperty({ type: 'integer' })
  pendingOrders!: number;
  /** Products on sale with a variant that is nearly sold out, by the shop's setting `lowStockFrom`. */
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
