import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';

const PLACE = 'place must be a whole number of at least 1';

export class FeaturedPlaceDto {
  /** Counted from 1; one beyond the last is the last. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 100_000 })
  @Max(100_000, { message: PLACE })
  @Min(1, { message: PLACE })
  @IsInt({ message: PLACE })
  place!: number;
}
