import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { PROMOTION_RULES, PromotionReads } from '../persistence/promotion-reads.js';
import { AdminPromotionDto } from './admin-promotion.dto.js';

@ApiTags('admin-discounts')
@Allow('coupons.read')
@ApiDoc({ adminListPromotions: {} })
@Controller('api/v1/admin/promotions')
export class AdminPromotionsController {
  constructor(private readonly reads: PromotionReads) {}

  /** Discounts and coupons in one list. `q` finds by name, code and description, and a discount by each of its codes; the newsletter's coupons are left out unless they are asked for (`withNewsletter`) or looked up. */
  @Get()
  @Listed(PROMOTION_RULES)
  async adminListPromotions(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminPromotionDto[]> {
    return answerList(response, query, PROMOTION_RULES, (list) => this.reads.list(list));
  }
}
