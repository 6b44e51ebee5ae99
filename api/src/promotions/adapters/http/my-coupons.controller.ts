import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { mailboxOf } from '../../../kernel/mailbox.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ListCoupons } from '../../application/list-coupons.js';
import { CouponDto, MyCouponsAnswer } from './my-coupons.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';

@ApiTags('coupons')
@ApiDoc({ listMyCoupons: {} })
@Controller('api/v1/users/me/coupons')
export class MyCouponsController {
  constructor(private readonly coupons: ListCoupons) {}

  /** The coupons that the caller can use now. */
  @Allow('customer')
  @Get()
  async listMyCoupons(@CurrentCaller() caller: Caller): Promise<MyCouponsAnswer> {
    const coupons = await this.coupons.listCoupons({
      accountId: caller.accountId,
      mailbox: mailboxOf(caller.email),
      isAsking: true,
    });
    return { success: true, data: coupons.map((coupon) => CouponDto.of(coupon)) };
  }
}
