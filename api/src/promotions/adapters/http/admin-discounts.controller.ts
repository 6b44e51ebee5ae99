import { Body, Controller, Delete, Get, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { fieldView } from '../../../platform/http/declared-field.dto.js';
import { versioned } from '../../../platform/http/etags.js';
import { found } from '../../../platform/http/found.js';
import { IfMatch, VERSION } from '../../../platform/http/if-match.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ManageDiscounts } from '../../application/manage-discounts.js';
import { DiscountNotFound } from '../../domain/discount-terms.js';
import { DISCOUNT_KINDS } from '../../kinds/index.js';
import { AdminDiscountReads, DISCOUNT_RULES } from '../persistence/admin-discount-reads.js';
import {
  AdminDiscountDto,
  DiscountChangeDto,
  DiscountKindDto,
  NewDiscountDto,
} from './admin-discount.dto.js';
import { changedDiscount, newDiscount } from '../../application/said-discount.js';
import { ADMIN_DISCOUNT_CALLS } from './discounts.examples.js';

@ApiTags('admin-discounts')
@Allow('coupons.read')
@ApiDoc(ADMIN_DISCOUNT_CALLS)
@Controller('api/v1/admin/discounts')
export class AdminDiscountsController {
  constructor(
    private readonly discounts: ManageDiscounts,
    private readonly reads: AdminDiscountReads,
  ) {}

  /** All discounts with what orders got of them; `q` finds by name. */
  @Get()
  @Listed(DISCOUNT_RULES)
  async adminListDiscounts(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminDiscountDto[]> {
    return answerList(response, query, DISCOUNT_RULES, (list) => this.reads.list(list));
  }

  /** Every kind of discount, with the fields that it asks for. */
  @Get('kinds')
  adminListDiscountKinds(): DiscountKindDto[] {
    return DISCOUNT_KINDS.map(({ name, label, help, fields }) => ({
      ...{ name, label, help },
      fields: fields.map(fieldView),
    }));
  }

  /** One discount. */
  @Get(':id')
  async adminGetDiscount(@IdParam('id', DiscountNotFound) id: string): Promise<AdminDiscountDto> {
    return versioned(found(await this.reads.find(id), DiscountNotFound));
  }

  /** Makes a discount; at once, unless it starts later. */
  @Allow('coupons.write')
  @Post()
  @Audited('discount', 'discount')
  async adminCreateDiscount(
    @CurrentCaller() caller: Caller,
    @Body() body: NewDiscountDto,
  ): Promise<AdminDiscountDto> {
    return this.adminGetDiscount(await this.discounts.create(caller, newDiscount(body)));
  }

  /** Changes what is sent and leaves the rest; orders keep what they got. */
  @Allow('coupons.write')
  @Put(':id')
  @ApiHeader(VERSION)
  @Audited('discount', 'discount')
  async adminUpdateDiscount(
    @CurrentCaller() caller: Caller,
    @IdParam('id', DiscountNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: DiscountChangeDto,
  ): Promise<AdminDiscountDto> {
    await this.discounts.change(caller, id, ({ scope }) => changedDiscount(body, scope), version);
    return this.adminGetDiscount(id);
  }

  /** The honest name for what PUT does here. */
  @Allow('coupons.write')
  @Patch(':id')
  @ApiHeader(VERSION)
  @Audited('discount', 'discount')
  async adminPatchDiscount(
    @CurrentCaller() caller: Caller,
    @IdParam('id', DiscountNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: DiscountChangeDto,
  ): Promise<AdminDiscountDto> {
    return this.adminUpdateDiscount(caller, id, version, body);
  }

  /** Deletes a discount that no order carries, with its codes. */
  @Allow('coupons.write')
  @Precondition((it: AdminDiscountsController, id) => it.adminGetDiscount(id))
  @Delete(':id')
  @Audited('discount', 'discount')
  async adminDeleteDiscount(@IdParam('id', DiscountNotFound) id: string): Promise<DeletedDto> {
    await this.discounts.remove(id);
    return { id };
  }
}
