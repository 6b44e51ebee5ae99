import { ApiProperty } from '@nestjs/swagger';

/** One rate of a country in one currency. */
export class TaxReportRowDto {
  /** ISO 4217. */
  @ApiProperty({ example: 'EUR' })
  currency!: string;
  /**
   * Where the goods went, by ISO 3166-1 alpha-2; the shop's own country for what was not sent.
   */
  @ApiProperty({ example: 'DE' })
  country!: string;
  @ApiProperty({ example: 'VAT' })
  name!: string;
  @ApiProperty({ example: 19 })
  percent!: number;
  /** Invoices issued in the period. */
  @ApiProperty({ type: 'integer' })
  invoices!: number;
  invoicedTax!: number;
  /** Refunds and cancellations of the period, of orders with an invoice. */
  @ApiProperty({ type: 'integer' })
  credits!: number;
  creditedTax!: number;
  /** Invoiced less credited. */
  net!: number;
  /** What is owed: tax on invoices less what was given back. */
  tax!: number;
  gross!: number;
}

export class TaxReportDto {
  @ApiProperty({ type: 'string', format: 'date' })
  from!: string;
  @ApiProperty({ type: 'string', format: 'date' })
  to!: string;
  rows!: TaxReportRowDto[];
}
