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
import { ManageTaxZones } from '../../application/manage-tax-zones.js';
import { TaxZoneNotFound } from '../../domain/refusals.js';
import { PostgresTaxZones, TAX_ZONE_RULES } from '../persistence/postgres-tax-zones.js';
import { NewTaxZoneDto, TaxZoneChangeDto } from './tax-zone-input.dto.js';
import { changedZone, newZone } from './tax-zone-input.js';
import { TaxZoneDto } from './tax-zone.dto.js';
import { ADMIN_TAX_CALLS } from './taxes.examples.js';

@ApiTags('admin-taxes')
@Allow('settings.read')
@ApiDoc(ADMIN_TAX_CALLS)
@Controller('api/v1/admin/tax-zones')
export class AdminTaxZonesController {
  constructor(
    private readonly zones: ManageTaxZones,
    private readonly reads: PostgresTaxZones,
  ) {}

  /** Where the shop charges which tax. */
  @Get()
  @Listed(TAX_ZONE_RULES)
  async adminListTaxZones(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TaxZoneDto[]> {
    const items = await answerList(response, query, TAX_ZONE_RULES, (list) => this.reads.list(list));
    return items.map((zone) => TaxZoneDto.of(zone));
  }

  /** One tax zone. */
  @Get(':id')
  async adminGetTaxZone(@IdParam('id', TaxZoneNotFound) id: string): Promise<TaxZoneDto> {
    return versioned(TaxZoneDto.of(found(await this.reads.find(id), TaxZoneNotFound)));
  }

  /** Makes a zone with its rates. */
  @Allow('settings.write')
  @Post()
  @Audited('taxZone', 'tax_zone')
  async adminCreateTaxZone(@Body() body: NewTaxZoneDto): Promise<TaxZoneDto> {
    return this.adminGetTaxZone(await this.zones.create(newZone(body)));
  }

  /** Changes what is sent and leaves the rest. */
  @Allow('settings.write')
  @Put(':id')
  @ApiHeader(VERSION)
  @Audited('taxZone', 'tax_zone')
  async adminUpdateTaxZone(
    @IdParam('id', TaxZoneNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: TaxZoneChangeDto,
  ): Promise<TaxZoneDto> {
    await this.zones.change(id, changedZone(body), version);
    return this.adminGetTaxZone(id);
  }

  /** The honest name for what PUT does here. */
  @Allow('settings.write')
  @Patch(':id')
  @ApiHeader(VERSION)
  @Audited('taxZone', 'tax_zone')
  async adminPatchTaxZone(
    @IdParam('id', TaxZoneNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: TaxZoneChangeDto,
  ): Promise<TaxZoneDto> {
    return this.adminUpdateTaxZone(id, version, body);
  }

  /** Deletes a zone with its rates: what goes there carries no tax any more. */
  @Allow('settings.write')
  @Precondition((it: AdminTaxZonesController, id) => it.adminGetTaxZone(id))
  @Delete(':id')
  @Audited('taxZone', 'tax_zone')
  async adminDeleteTaxZone(@IdParam('id', TaxZoneNotFound) id: string): Promise<DeletedDto> {
    await this.zones.remove(id);
    return { id };
  }
}
