import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Req,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Allow } from '../../../platform/auth/allow.js';
import { Config } from '../../../platform/config/config.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { CartCalls } from '../../application/cart-calls.js';
import { CheckoutCalls } from '../../application/checkout-calls.js';
import type { Answer } from '../../application/envelope.js';
import { OrderCalls } from '../../application/order-calls.js';
import { objectOf } from '../../application/reading.js';
import type { Release } from '../../domain/releases.js';
import { callOf } from './call-of.js';
import { UcpAnswers } from './ucp-answers.filter.js';
import { UcpIsOn } from './ucp-is-on.guard.js';
import { PLACING, PRICING } from './ucp-limits.js';
import { ReleaseParam } from './version-param.js';

const PRIVATE = ['Cache-Control', 'no-store'] as const;

/** Carts, checkouts and orders by the protocol's REST binding: whoever knows an id may lead what it names. */
@ApiExcludeController()
@Allow('public')
@UseGuards(UcpIsOn)
@UseFilters(UcpAnswers)
@Controller('api/ucp/:release')
export class UcpBuyingController {
  constructor(
    private readonly carts: CartCalls,
    private readonly checkouts: CheckoutCalls,
    private readonly orders: OrderCalls,
    private readonly config: Config,
  ) {}

  @Post('carts')
  @RateLimited(...PRICING)
  @Header(...PRIVATE)
  createUcpCart(
    @ReleaseParam() release: Release,
    @Req() request: Request,
    @Body() body: unknown,
  ): Promise<Answer> {
    return this.carts.createCart(this.by(request, release), objectOf(body));
  }

  @Get('carts/:id')
  @RateLimited(...PRICING)
  @Header(...PRIVATE)
  getUcpCart(
    @ReleaseParam() release: Release,
    @Req() request: Request,
    @Param('id') id: string,
  ): Promise<Answer> {
    return this.carts.getCart(this.by(request, release), id);
  }

  @Put('carts/:id')
  @RateLimited(...PRICING)
  @Header(...PRIVATE)
  updateUcpCart(
    @ReleaseParam() release: Release,
    @Req() request: Request,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<Answer> {
    return this.carts.updateCart(this.by(request, release), id, objectOf(body));
  }

  @Post('carts/:id/cancel')
  @HttpCode(200)
  @RateLimited(...PRICING)
  @Header(...PRIVATE)
  cancelUcpCart(
    @ReleaseParam() release: Release,
    @Req() request: Request,
    @Param('id') id: string,
  ): Promise<Answer> {
    return this.carts.cancelCart(this.by(request, release), id);
  }

  @Post('checkout-sessions')
  @RateLimited(...PRICING)
  @Header(...PRIVATE)
  createUcpCheckout(
    @ReleaseParam() release: Release,
    @Req() request: Request,
    @Body() body: unknown,
  ): Promise<Answer> {
    return this.checkouts.createCheckout(this.by(request, release), objectOf(body));
  }

  @Get('checkout-sessions/:id')
  @RateLimited(...PRICING)
  @Header(...PRIVATE)
  getUcpCheckout(
    @ReleaseParam() release: Release,
    @Req() request: Request,
    @Param('id') id: string,
  ): Promise<Answer> {
    return this.checkouts.getCheckout(this.by(request, release), id);
  }

  @Put('checkout-sessions/:id')
  @RateLimited(...PRICING)
  @Header(...PRIVATE)
  updateUcpCheckout(
    @ReleaseParam() release: Release,
    @Req() request: Request,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<Answer> {
    return this.checkouts.updateCheckout(this.by(request, release), id, objectOf(body));
  }

  @Post('checkout-sessions/:id/complete')
  @HttpCode(200)
  @RateLimited(...PLACING)
  @Header(...PRIVATE)
  completeUcpCheckout(
    @ReleaseParam() release: Release,
    @Req() request: Request,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<Answer> {
    return this.checkouts.completeCheckout(this.by(request, release), id, objectOf(body));
  }

  @Post('checkout-sessions/:id/cancel')
  @HttpCode(200)
  @RateLimited(...PRICING)
  @Header(...PRIVATE)
  cancelUcpCheckout(
    @ReleaseParam() release: Release,
    @Req() request: Request,
    @Param('id') id: string,
  ): Promise<Answer> {
    return this.checkouts.cancelCheckout(this.by(request, release), id);
  }

  @Get('orders/:id')
  @Header(...PRIVATE)
  getUcpOrder(
    @ReleaseParam() release: Release,
    @Req() request: Request,
    @Param('id') id: string,
  ): Promise<Answer> {
    return this.orders.getOrder(this.by(request, release), id);
  }

  private by(request: Request, release: Release) {
    return callOf(request, release, this.config.publicUrl);
  }
}
