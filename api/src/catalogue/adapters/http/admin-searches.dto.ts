import { ApiProperty } from '@nestjs/swagger';

/** One text that shoppers searched for, in the 90 days that are kept. Nothing says who. */
export class AdminSearchDto {
  /** The query itself. */
  id!: string;
  /** Small letters without accents. */
  @ApiProperty({ example: 'red jacket' })
  query!: string;
  @ApiProperty({ type: 'integer', example: 12 })
  times!: number;
  /** How many products it found the last time. */
  @ApiProperty({ type: 'integer', example: 3 })
  results!: number;
  @ApiProperty({ format: 'date', example: '2026-11-23' })
  lastDay!: string;
}
