import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsBoolean, IsNumber, IsOptional, IsString } from 'class-validator';

/** A currency beside the shop's own: shoppers see about how much something costs in it, or pay in it. */
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

  /** Whether orders are placed in it; else it is only shown. */
  @ApiProperty({ required: false, default: false })
  @IsBoolean({ message: 'isPayable must be true or false' })
  isPayable: boolean = false;
}

/** The same as staff has chosen it. */
export class ChosenCurrencyDto extends OmitType(DisplayCurrencyDto, ['rate']) {
  /** Entered by hand; null follows the reference rates of the European Central Bank. */
  @ApiProperty({ type: 'number', nullable: true, example: 0.9137 })
  @IsOptional()
  @IsNumber({}, { message: 'rate must be a number' })
  rate!: number | null;
}
