import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { RetakePieces } from '../../application/retake-pieces.js';
import { NothingTaken } from '../../domain/place.js';
import { PlaceReads } from '../persistence/place-reads.js';
import { OrderPlacesDto, RetakePiecesDto } from './places.dto.js';
import { ORDER_PLACE_CALLS } from './places.examples.js';

@ApiTags('admin-stock')
@Allow('orders.read')
@ApiDoc(ORDER_PLACE_CALLS)
@Controller('api/v1/admin/orders')
export class OrderPlacesController {
  constructor(
    private readonly reads: PlaceReads,
    private readonly retake: RetakePieces,
  ) {}

  /** From which places the pieces of a paid order come, and what lies where now. */
  @Get(':id/places')
  async adminGetOrderPlaces(@IdParam('id', NothingTaken) id: string): Promise<OrderPlacesDto> {
    return found(await this.reads.ofOrder(id), NothingTaken);
  }

  /** Takes pieces of an order from another place than they were taken from. */
  @Allow('orders.write')
  @Post(':id/places')
  @HttpCode(200)
  @Audited('order')
  @Idempotent(inOneTransaction)
  async adminRetakePieces(
    @CurrentCaller() caller: Caller,
    @IdParam('id', NothingTaken) id: string,
    @Body() { variantId, quantity, from, to }: RetakePiecesDto,
  ): Promise<OrderPlacesDto> {
    const ids = { variantId: variantId.toLowerCase(), from: from.toLowerCase(), to: to.toLowerCase() };
    await this.retake.retakePieces({ orderId: id, ...ids, quantity }, caller.accountId);
    return this.adminGetOrderPlaces(id);
  }
}
