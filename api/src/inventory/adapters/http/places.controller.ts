import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { StockLevelResultsDto, StockLevelsDto } from '../../../catalogue/adapters/http/stock-levels.dto.js';
import type { Caller } from '../../../kernel/caller.js';
import { Audited, AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { versioned } from '../../../platform/http/etags.js';
import { found } from '../../../platform/http/found.js';
import { IfMatch, VERSION } from '../../../platform/http/if-match.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { ManagePlaces } from '../../application/places.js';
import { SetPlaceLevels } from '../../application/set-place-levels.js';
import { PlaceNotFound } from '../../domain/place.js';
import { PLACE_RULES, PlaceReads } from '../persistence/place-reads.js';
import { NewPlaceDto, PlaceChangeDto, PlaceDto } from './places.dto.js';
import { PLACE_CALLS } from './places.examples.js';

/** As many levels as are taken, each with the longest reason. */
const BODY = 2 * 1024 * 1024;

/** Places where pieces lie. A shop has one of its own; whoever adds no other needs none of these calls. */
@ApiTags('admin-stock')
@Allow('products.read')
@ApiDoc(PLACE_CALLS)
@Controller('api/v1/admin/places')
export class PlacesController {
  constructor(
    private readonly places: ManagePlaces,
    private readonly levels: SetPlaceLevels,
    private readonly reads: PlaceReads,
  ) {}

  /** The places that are open. */
  @Get()
  @Listed(PLACE_RULES)
  async adminListPlaces(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlaceDto[]> {
    return answerList(response, query, PLACE_RULES, (list) => this.reads.list(list));
  }

  /** One place. */
  @Get(':id')
  async adminGetPlace(@IdParam('id', PlaceNotFound) id: string): Promise<PlaceDto> {
    return versioned(found(await this.reads.find(id), PlaceNotFound));
  }

  /** Opens a place, at which nothing lies yet. */
  @Allow('products.write')
  @Post()
  @Audited('place', 'stock_place')
  async adminCreatePlace(@Body() body: NewPlaceDto): Promise<PlaceDto> {
    const { name, address = '', sellsOnline = true, isPickup = false } = body;
    return this.adminGetPlace(await this.places.create({ name, address, sellsOnline, isPickup }));
  }

  /** Changes what is sent. Where it stops selling online, what lies there cannot be bought any more. */
  @Allow('products.write')
  @Put(':id')
  @ApiHeader(VERSION)
  @Audited('place', 'stock_place')
  async adminUpdatePlace(
    @IdParam('id', PlaceNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() { name, address, sellsOnline, isPickup }: PlaceChangeDto,
  ): Promise<PlaceDto> {
    const terms = {
      ...(name === undefined ? {} : { name }),
      ...(address === undefined ? {} : { address }),
      ...(sellsOnline === undefined ? {} : { sellsOnline }),
      ...(isPickup === undefined ? {} : { isPickup }),
    };
    await this.places.change(id, terms, version);
    return this.adminGetPlace(id);
  }

  /** Closes a place at which nothing lies any more; what happened there stays in the stock book. */
  @Allow('products.write')
  @Precondition((it: PlacesController, id) => it.adminGetPlace(id))
  @Delete(':id')
  @Audited('place', 'stock_place')
  async adminClosePlace(@IdParam('id', PlaceNotFound) id: string): Promise<DeletedDto> {
    await this.places.close(id);
    return { id };
  }

  /** Sets what lies at one place, of up to 1,000 variants. Each level has a result of its own: one that is wrong hinders no other. */
  @Allow('products.write')
  @Post(':id/stock-levels')
  @HttpCode(200)
  @AuditsItself('place')
  @Idempotent(inOneTransaction)
  @LargeBody(BODY)
  async adminSetPlaceLevels(
    @CurrentCaller() caller: Caller,
    @IdParam('id', PlaceNotFound) id: string,
    @Body() { levels }: StockLevelsDto,
  ): Promise<StockLevelResultsDto> {
    return { results: await this.levels.setPlaceLevels(caller, id, levels) };
  }
}
