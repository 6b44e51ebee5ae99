import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';

export class DatedRateDto {
  @ApiProperty({ example: 1.2345 })
  rate!: number;
  /** For which the bank has published it. */
  @ApiProperty({ format: 'date', example: '2026-11-23' })
  day!: string;
}

/** A currency that follows the reference rates of the European Central Bank. */
export class ExchangeRateDto {
  /** Its code by ISO 4217. */
  @ApiProperty({ example: 'EUR' })
  id!: string;
  /** Units of it for one of the shop's; null before the first was fetched, and where the bank publishes none. */
  @ApiProperty({ type: 'number', nullable: true, example: 0.9137 })
  rate!: number | null;
  @ApiProperty({ type: 'string', format: 'date', nullable: true, example: '2026-11-23' })
  day!: string | null;
  /** A newer one that is more than a fifth away: it counts once somebody has accepted it. */
  @ApiProperty({ type: DatedRateDto, nullable: true })
  waiting!: DatedRateDto | null;
}

export class AcceptRateDto {
  /** The one that waits, as it was seen. */
  @ApiProperty({ example: 1.2345 })
  @Min(1e-9, { message: 'rate must be above zero' })
  @Max(1e9, { message: 'rate must be at most a thousand millions' })
  @IsNumber({}, { message: 'rate must be a number' })
  rate!: number;
}
