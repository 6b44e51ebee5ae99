import { ApiProperty } from '@nestjs/swagger';
import { QueryText } from '../../../platform/http/query-values.js';
import { DeliveryPeriodDto } from './shipping.dto.js';

export class PromiseQueryDto {
  /** Two letters by ISO 3166-1, or the English name. */
  @ApiProperty({ maxLength: 60, example: 'DE' })
  @QueryText('country', 60)
  country!: string;
}

export class PromisedFreeDto {
  /** Goods worth this much travel free; 0 is always. */
  @ApiProperty({ example: 140 })
  over!: number;
  /** The faster method that this is about, where the first one is always free. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Express' })
  method!: string | null;
}

export class DeliveryPromiseDto {
  /** By its two letters. */
  @ApiProperty({ example: 'DE' })
  country!: string;
  /** Whether anything of the shop gets there, to a part of the country at least. */
  isServed!: boolean;
  /** Null when delivery there is never free. */
  @ApiProperty({ type: PromisedFreeDto, nullable: true })
  freeDelivery!: PromisedFreeDto | null;
  /** When an order placed now is usually there; null where nothing is sent, or only to parts. */
  @ApiProperty({ type: DeliveryPeriodDto, nullable: true })
  arrives!: DeliveryPeriodDto | null;
}

export class DeliveryPromiseAnswer {
  success!: boolean;
  data!: DeliveryPromiseDto;
}
