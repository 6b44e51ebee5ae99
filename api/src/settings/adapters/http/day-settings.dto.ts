import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsIn, Matches } from 'class-validator';
import { LANGUAGE_TAG } from '../../../kernel/languages.js';
import { WEEKDAYS, type Weekday } from '../../../kernel/working-days.js';
import { TIME_ZONES, timeZoneOf } from '../../../kernel/world/time-zones.js';
import { NullEmpties } from '../../../platform/http/changes-of.js';
import { OptionalLine } from '../../../platform/http/input-rules.js';

/** How the shop counts days, and what it speaks. */
export abstract class DaySettingsDto {
  /** By its name in the IANA database. Choosing a country chooses its zone; before, it is UTC. */
  @ApiProperty({ example: 'Africa/Kampala' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && timeZoneOf(value)) || value)
  @IsIn(TIME_ZONES, { message: 'timeZone must be a time zone, such as Africa/Kampala' })
  timeZone!: string;

  /** In which part of its country the shop is, by ISO 3166-2 without the country, or in a change by its name, such as `Bavaria`: the public holidays of it count, too. Empty for none; another country without one has none. */
  @ApiProperty({ example: 'BY' })
  @NullEmpties()
  @OptionalLine('The region', 80)
  region!: string;

  /** On which the shop sends: promises of delivery count them, without the public holidays of the country and region. */
  @ApiProperty({ enum: WEEKDAYS, isArray: true, uniqueItems: true })
  @IsIn(WEEKDAYS, { each: true, message: `workingDays are of ${WEEKDAYS.join(', ')}` })
  @ArrayUnique({ message: 'workingDays must name each day once' })
  @ArrayNotEmpty({ message: 'workingDays must name at least one day' })
  @IsArray({ message: 'workingDays must be a list' })
  workingDays!: readonly Weekday[];

  /** Until when what is ordered counts as that day's, by the shop's clock; empty for none. */
  @ApiProperty({ example: '14:00' })
  @NullEmpties()
  @Matches(/^(([01]\d|2[0-3]):[0-5]\d)?$/, { message: 'orderCutOff must be a time such as 14:00, or empty' })
  orderCutOff!: string;

  /** In which the storefront is offered, by their tags; its first one stands in addresses without a prefix. */
  @ApiProperty({ type: [String], uniqueItems: true, example: ['en', 'fr'] })
  @Matches(LANGUAGE_TAG, { each: true, message: 'languages are tags of languages, such as fr' })
  @ArrayMaxSize(50, { message: 'languages must be at most 50' })
  @ArrayUnique({ message: 'languages must name each language once' })
  @ArrayNotEmpty({ message: 'languages must name at least one language' })
  @IsArray({ message: 'languages must be a list' })
  languages!: readonly string[];
}
