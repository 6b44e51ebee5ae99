import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { IfSent } from '../../../platform/http/input-rules.js';
import { PeriodQueryDto } from '../../../platform/http/period-query.dto.js';
import { COMPARISONS, type Comparison } from '../../domain/earlier.js';

export class ReportQueryDto extends PeriodQueryDto {
  /** With what: nothing, as many days right before, or the same days of the year before. */
  @ApiProperty({ enum: COMPARISONS, required: false, example: 'before' })
  @IfSent()
  @IsIn(COMPARISONS)
  compare?: Comparison;

  /** What its lines are by, one of the `choices` of a report that `asks`; the first one without it. */
  @ApiProperty({ required: false, example: 'brand' })
  @IfSent()
  @IsString()
  @MaxLength(100)
  by?: string;
}

export class ReportColumnDto {
  @ApiProperty({ example: 'netSales' })
  name!: string;
  @ApiProperty({ example: 'Net sales' })
  label!: string;
  /** How it is read: a number, an amount in the currency of the report, or of each hundred, which is no sum. */
  @ApiProperty({ enum: ['count', 'money', 'percent'] })
  unit!: 'count' | 'money' | 'percent';
}

export class ReportChoiceDto {
  @ApiProperty({ example: 'brand' })
  value!: string;
  @ApiProperty({ example: 'Brand' })
  label!: string;
}

export class ReportKindDto {
  /** By which it is asked for. */
  @ApiProperty({ example: 'countries' })
  name!: string;
  @ApiProperty({ example: 'Sales by country' })
  label!: string;
  /** What is counted, in a sentence. */
  help!: string;
  /** What its lines are. */
  @ApiProperty({ example: 'Country' })
  keyLabel!: string;
  columns!: ReportColumnDto[];
  /** What has to be chosen; null where nothing is. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Field' })
  asks!: string | null;
  /** What its lines may be by; none where nothing is chosen. */
  @ApiProperty({ isArray: true, type: ReportChoiceDto })
  choices!: ReportChoiceDto[];
  /** The column that is drawn, and by which the lines stand. */
  @ApiProperty({ example: 'netSales' })
  main!: string;
  /** Its lines are the days of the period, each of them. */
  isByDay!: boolean;
  /** It tells what is so now, whatever days are asked for. */
  isOfNow!: boolean;
}

const FIGURES = {
  type: 'object',
  additionalProperties: { type: 'number' },
  example: { orders: 3, netSales: 165.5 },
} as const;

export class ReportTotalDto {
  @ApiProperty(FIGURES)
  figures!: Record<string, number>;
  /** Of the earlier days; null where nothing is compared. */
  @ApiProperty({ ...FIGURES, nullable: true })
  earlier!: Record<string, number> | null;
}

/** The list of the panel whose rows are what a line counts. */
export class OpenedListDto {
  @ApiProperty({ example: 'orders' })
  resource!: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { country: 'UG' } })
  filter!: Record<string, unknown>;
}

export class ReportRowDto extends ReportTotalDto {
  @ApiProperty({ example: 'UG' })
  key!: string;
  @ApiProperty({ example: 'Uganda' })
  label!: string;
  /** Null where no list has just these rows. */
  @ApiProperty({ type: OpenedListDto, nullable: true })
  opens!: OpenedListDto | null;
}

export class EarlierDaysDto {
  @ApiProperty({ format: 'date' })
  from!: string;
  @ApiProperty({ format: 'date' })
  to!: string;
}

export class ReportDto extends ReportKindDto {
  @ApiProperty({ format: 'date' })
  from!: string;
  @ApiProperty({ format: 'date' })
  to!: string;
  /** What it is compared with. */
  @ApiProperty({ type: EarlierDaysDto, nullable: true })
  comparedWith!: EarlierDaysDto | null;
  /** Which of the choices it is by; null where there is none. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  by!: string | null;
  /** What amounts are in, by ISO 4217: the shop's, at the rate of each order. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  /** At most 500; the file has all. */
  @ApiProperty({ isArray: true, type: ReportRowDto })
  rows!: ReportRowDto[];
  /** How many lines there are. */
  @ApiProperty({ type: 'integer' })
  lines!: number;
  total!: ReportTotalDto;
}

export class CountingAnewDto {
  /** A job has been asked to; reports are right meanwhile, and may take longer. */
  isAsked!: boolean;
}
