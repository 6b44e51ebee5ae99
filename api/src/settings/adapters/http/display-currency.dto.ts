import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsNumber, IsOptional, IsString } from 'class-validator';

/** A currency in which shoppers see about how much something costs; they pay in the shop's own. */
export class DisplayCurrencyDto {
  /** ISO 4217. */
  @ApiProperty({ example: 'EUR' })
  @IsString({ message: 'code must be a code of ISO 4217, such as EUR' })
  code!: string;

  /** Units of it for one of the shop's. */
  @ApiProperty({ example: 0.9137 })
  @IsNumber({}, { message: 'rate must be a number' })
  rate!: number;

  /** Amounts are rounded to a multiple of this; halves go up. */
  @ApiProperty({ example: 0.01 })
  @IsNumber({}, { message: 'roundTo must be a number' })
  roundTo!: number;
}

/** The same as staff has chosen it. */
export class ChosenCurrencyDto extends OmitType(DisplayCurrencyDto, ['rate']) {
  /** Entered by hand; null follows the reference rates of the European Central Bank. */
  @ApiProperty({ type: 'number', nullable: true, example: 0.9137 })
  @IsOptional()
  @IsNumber({}, { message: 'rate must be a number' })
  rate!: number | null;
}
