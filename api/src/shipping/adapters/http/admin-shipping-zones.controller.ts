import { Body, Controller, Delete, Get, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { versioned } from '../../../platform/http/etags.js';
import { found } from '../../../platform/http/found.js';
import { IfMatch, VERSION } from '../../../platform/http/if-match.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ManageShippingZones } from '../../application/manage-shipping-zones.js';
import { ShippingZoneNotFound } from '../../domain/refusals.js';
import { PostgresShippingZones, SHIPPING_ZONE_RULES } from '../persistence/postgres-shipping-zones.js';
import { NewShippingZoneDto, ShippingZoneChangeDto } from './shipping-zone-input.dto.js';
import { changedZone, newZone } from './shipping-zone-input.js';
import { ShippingZoneDto } from './shipping.dto.js';
import { ADMIN_SHIPPING_CALLS } from './shipping.examples.js';

@ApiTags('admin-shipping')
@Allow('settings.read')
@ApiDoc(ADMIN_SHIPPING_CALLS)
@Controller('api/v1/admin/shipping-zones')
export class AdminShippingZonesController {
  constructor(
    private readonly zones: ManageShippingZones,
    private readonly reads: PostgresShippingZones,
  ) {}

  /** Where the shop delivers to, and by which methods. */
  @Get()
  @Listed(SHIPPING_ZONE_RULES)
  async adminListShippingZones(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ShippingZoneDto[]> {
    const items = await answerList(response, query, SHIPPING_ZONE_RULES, (list) => this.reads.list(list));
    return items.map((zone) => ShippingZoneDto.of(zone));
  }

  /** One shipping zone. */
  @Get(':id')
  async adminGetShippingZone(@IdParam('id', ShippingZoneNotFound) id: string): Promise<ShippingZoneDto> {
    return versioned(ShippingZoneDto.of(found(await this.reads.find(id), ShippingZoneNotFound)));
  }

  /** Makes a zone with its methods. */
  @Allow('settings.write')
  @Post()
  @Audited('shippingZone', 'shipping_zone')
  async adminCreateShippingZone(@Body() body: NewShippingZoneDto): Promise<ShippingZoneDto> {
    return this.adminGetShippingZone(await this.zones.create(newZone(body)));
  }

  /** Changes what is sent and leaves the rest. */
  @Allow('settings.write')
  @Put(':id')
  @ApiHeader(VERSION)
  @Audited('shippingZone', 'shipping_zone')
  async adminUpdateShippingZone(
    @IdParam('id', ShippingZoneNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: ShippingZoneChangeDto,
  ): Promise<ShippingZoneDto> {
    await this.zones.change(id, changedZone(body), version);
    return this.adminGetShippingZone(id);
  }

  /** The honest name for what PUT does here. */
  @Allow('settings.write')
  @Patch(':id')
  @ApiHeader(VERSION)
  @Audited('shippingZone', 'shipping_zone')
  async adminPatchShippingZone(
    @IdParam('id', ShippingZoneNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: ShippingZoneChangeDto,
  ): Promise<ShippingZoneDto> {
    return this.adminUpdateShippingZone(id, version, body);
  }

  /** Deletes a zone with its methods; orders keep what they paid. */
  @Allow('settings.write')
  @Precondition((it: AdminShippingZonesController, id) => it.adminGetShippingZone(id))
  @Delete(':id')
  @Audited('shippingZone', 'shipping_zone')
  async adminDeleteShippingZone(@IdParam('id', ShippingZoneNotFound) id: string): Promise<DeletedDto> {
    await this.zones.remove(id);
    return { id };
  }
}
