import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { NullEmpties } from '../../../platform/http/changes-of.js';
import { Trimmed, WholeNumber } from '../../../platform/http/input-rules.js';
import { UntilField } from '../../../platform/http/timestamps.js';
import { EU_RULES, type EuRules } from '../../domain/shop-settings.js';
import { DaySettingsDto } from './day-settings.dto.js';

const FORMER_PRICES = ['by_country', 'lowest', 'derived'] as const;

/** How the shop offers its goods. */
export abstract class SellingSettingsDto extends DaySettingsDto {
  /** Percent off the first order of whoever subscribes to the newsletter; 0 for none. */
  @ApiProperty({ example: 10 })
  @WholeNumber('welcomePercent', 0, 100)
  welcomePercent!: number;

  /** A variant with so many pieces to sell, or fewer, is low in stock. */
  @ApiProperty({ example: 5 })
  @WholeNumber('lowStockFrom', 0, 100_000)
  lowStockFrom!: number;

  /** After so many hours whoever has ticked the box at the checkout is reminded, once, of a left cart; 0 for off, and there is no box. */
  @ApiProperty({ example: 24 })
  @WholeNumber('cartReminderHours', 0, 720)
  cartReminderHours!: number;

  /** What sales cross out: by the law of the shop's country, the lowest price of thirty days, or what the discount makes. */
  @ApiProperty({ enum: FORMER_PRICES })
  @IsIn(FORMER_PRICES, { message: `formerPrices must be one of ${FORMER_PRICES.join(', ')}` })
  formerPrices!: (typeof FORMER_PRICES)[number];

  /** Whether the consumer law of the EU holds: by the country of the shop, always (it sells there), or never. */
  @ApiProperty({ enum: EU_RULES })
  @IsIn(EU_RULES, { message: `euRules must be one of ${EU_RULES.join(', ')}` })
  euRules!: EuRules;

  /** What the imprint tells beside name, address and tax number; empty for nothing. */
  @NullEmpties()
  @MaxLength(2_000, { message: 'imprint must be at most 2,000 characters' })
  @IsString({ message: 'imprint must be a text' })
  @Trimmed()
  imprint!: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: true })
  @IsOptional()
  @UntilField('offerEndsAt must be a date')
  offerEndsAt!: string | null;
}
