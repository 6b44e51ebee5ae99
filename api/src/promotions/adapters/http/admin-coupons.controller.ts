import { Body, Controller, Delete, Get, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { versioned } from '../../../platform/http/etags.js';
import { found } from '../../../platform/http/found.js';
import { IfMatch, VERSION } from '../../../platform/http/if-match.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ManageCoupons } from '../../application/manage-coupons.js';
import { CouponNotFound } from '../../domain/coupon-terms.js';
import { AdminCouponReads, COUPON_RULES } from '../persistence/admin-coupon-reads.js';
import { AdminCouponDto, CouponChangeDto, NewCouponDto } from './admin-coupon.dto.js';
import { changedTerms, newTerms } from './coupon-terms-input.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ADMIN_COUPON_CALLS } from './coupons.examples.js';

@ApiTags('admin-coupons')
@Allow('coupons.read')
@ApiDoc(ADMIN_COUPON_CALLS)
@Controller('api/v1/admin/coupons')
export class AdminCouponsController {
  constructor(
    private readonly coupons: ManageCoupons,
    private readonly reads: AdminCouponReads,
  ) {}

  /** All coupons; `q` finds by code and description, `current` those that can be used now. */
  @Get()
  @Listed(COUPON_RULES)
  async adminListCoupons(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCouponDto[]> {
    return answerList(response, query, COUPON_RULES, (list) => this.reads.list(list));
  }

  /** One coupon. */
  @Get(':id')
  async adminGetCoupon(@IdParam('id', CouponNotFound) id: string): Promise<AdminCouponDto> {
    return versioned(found(await this.reads.find(id), CouponNotFound));
  }

  /** Makes a coupon. */
  @Allow('coupons.write')
  @Post()
  @Audited('coupon', 'coupon')
  async adminCreateCoupon(
    @CurrentCaller() caller: Caller,
    @Body() body: NewCouponDto,
  ): Promise<AdminCouponDto> {
    return this.adminGetCoupon(await this.coupons.create(caller, newTerms(body)));
  }

  /** Changes what is sent and leaves the rest. */
  @Allow('coupons.write')
  @Put(':id')
  @ApiHeader(VERSION)
  @Audited('coupon', 'coupon')
  async adminUpdateCoupon(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CouponNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: CouponChangeDto,
  ): Promise<AdminCouponDto> {
    await this.coupons.change(caller, id, changedTerms(body), version);
    return this.adminGetCoupon(id);
  }

  /** The honest name for what PUT does here. */
  @Allow('coupons.write')
  @Patch(':id')
  @ApiHeader(VERSION)
  @Audited('coupon', 'coupon')
  async adminPatchCoupon(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CouponNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: CouponChangeDto,
  ): Promise<AdminCouponDto> {
    return this.adminUpdateCoupon(caller, id, version, body);
  }

  /** Deletes a coupon that no order carries. */
  @Allow('coupons.write')
  @Precondition((it: AdminCouponsController, id) => it.adminGetCoupon(id))
  @Delete(':id')
  @Audited('coupon', 'coupon')
  async adminDeleteCoupon(@IdParam('id', CouponNotFound) id: string): Promise<DeletedDto> {
    await this.coupons.remove(id);
    return { id };
  }
}
