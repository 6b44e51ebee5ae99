import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IfSent, WholeNumber } from '../../../platform/http/input-rules.js';
import { UntilField } from '../../../platform/http/timestamps.js';
import { ChangeDaySettingsDto, DaySettingsDto } from './day-settings.dto.js';

const FORMER_PRICES = ['by_country', 'lowest', 'derived'] as const;

/** How the shop offers its goods. */
export abstract class SellingSettingsDto extends DaySettingsDto {
  /** Percent off the first order of whoever subscribes to the newsletter; 0 for none. */
  @ApiProperty({ type: 'integer', example: 10 })
  welcomePercent!: number;
  /** A variant with so many pieces to sell, or fewer, is low in stock. */
  @ApiProperty({ type: 'integer', example: 5 })
  lowStockFrom!: number;
  /** What sales cross out: by the law of the shop's country, the lowest price of thirty days, or what the discount makes. */
  @ApiProperty({ enum: FORMER_PRICES })
  formerPrices!: (typeof FORMER_PRICES)[number];
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  offerEndsAt!: string | null;
}

/** Only what is sent changes. */
export abstract class ChangeSellingSettingsDto extends ChangeDaySettingsDto {
  @IfSent()
  @WholeNumber('welcomePercent', 0, 100)
  welcomePercent?: number;

  @IfSent()
  @WholeNumber('lowStockFrom', 0, 100_000)
  lowStockFrom?: number;

  @ApiProperty({ enum: FORMER_PRICES, required: false })
  @IfSent()
  @IsIn(FORMER_PRICES, { message: `formerPrices must be one of ${FORMER_PRICES.join(', ')}` })
  formerPrices?: (typeof FORMER_PRICES)[number];

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @UntilField('offerEndsAt must be a date')
  offerEndsAt?: string | null;
}
