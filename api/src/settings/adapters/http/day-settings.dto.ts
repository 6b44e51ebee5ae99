import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { TIME_ZONES, timeZoneOf } from '../../../kernel/world/time-zones.js';
import { IfSent } from '../../../platform/http/input-rules.js';

/** How the shop counts days. */
export abstract class DaySettingsDto {
  /** By its name in the IANA database; where none was chosen, that of the country. */
  @ApiProperty({ example: 'Africa/Kampala' })
  timeZone!: string;
}

export abstract class ChangeDaySettingsDto {
  @IfSent()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && timeZoneOf(value)) || value)
  @IsIn(TIME_ZONES, { message: 'timeZone must be a time zone, such as Africa/Kampala' })
  timeZone?: string;
}
