import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { PickupReads } from '../persistence/pickup-reads.js';
import { PickupsDto, PickupsQuery } from './pickup.dto.js';

/** The counter where orders are fetched. What is found is handed over by the step `deliver` of its order. */
@ApiTags('admin-orders')
@Allow('orders.read')
@ApiDoc({
  adminListPickups: {
    refuses: [new InvalidInput([{ field: 'q', message: 'q must be at most 100 characters' }])],
  },
})
@Controller('api/v1/admin/pickups')
export class AdminPickupsController {
  constructor(private readonly pickups: PickupReads) {}

  /** Orders that wait to be fetched, by their code, their number or the name of their buyer; the newest first. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async adminListPickups(@Query() { q = '' }: PickupsQuery): Promise<PickupsDto> {
    return { orders: await this.pickups.ready(q) };
  }
}
