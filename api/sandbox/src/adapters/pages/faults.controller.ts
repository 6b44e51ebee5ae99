import { Body, Controller, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Allow } from '@duka/api/platform/auth/allow.js';
import { SandboxSettings } from '../../application/ports.js';
import { SCENARIOS } from '../../domain/scenarios.js';
import { ForwardClock } from '../delivery/forward-clock.js';
import { NotInProductionGuard } from '../not-in-production.guard.js';
import { WatchedOrders } from '../persistence/watched-orders.js';
import { SandboxAccessGuard } from '../sandbox-access.guard.js';
import { faultsPage, LEAPS } from './faults-view.js';
import { FormToken, memberOf } from './form-token.js';
import { sendPage } from './send-page.js';

const PAGE = '/sandbox/faults';

/** A page where a newcomer breaks the provider, or the shop, and watches it heal. */
@ApiExcludeController()
@Allow('public')
@UseGuards(SandboxAccessGuard, NotInProductionGuard)
@Controller()
export class FaultsController {
  constructor(
    private readonly settings: SandboxSettings,
    private readonly orders: WatchedOrders,
    private readonly forwardClock: ForwardClock,
    private readonly forms: FormToken,
  ) {}

  @Get('dev/faults')
  start(@Res() response: Response): void {
    response.redirect(303, PAGE);
  }

  @Get('sandbox/faults')
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const [orders, switches] = [await this.orders.newest(), await this.settings.switches()];
    sendPage(response, faultsPage(orders, switches, await this.forms.make(request, response)));
  }

  @Post('sandbox/faults')
  async choose(@Body() body: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.forms.check(request);
    const wanted = memberOf(body, 'fault');
    const { switches } = SCENARIOS.find(({ id }) => id === wanted) ?? SCENARIOS[0];
    await this.settings.change(switches);
    response.redirect(303, PAGE);
  }

  @Post('sandbox/faults/clock')
  async putForward(@Body() body: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.forms.check(request);
    const minutes = LEAPS.find((leap) => String(leap) === memberOf(body, 'minutes'));
    if (minutes !== undefined) await this.forwardClock.by(minutes);
    response.redirect(303, PAGE);
  }
}
