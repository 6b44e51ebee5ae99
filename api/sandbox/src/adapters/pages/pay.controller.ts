import { Body, Controller, Get, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Allow } from '@duka/api/platform/auth/allow.js';
import { SandboxSettings } from '../../application/ports.js';
import type { HostedPage, SandboxPlugin } from '../../plugins/contract.js';
import { PLUGINS } from '../../plugins/index.js';
import { Courier } from '../delivery/courier.js';
import { ShopAddress } from '../delivery/shop-address.js';
import { PlayedPlugins } from '../played-plugins.js';
import { SandboxAccessGuard } from '../sandbox-access.guard.js';
import { FormToken, memberOf } from './form-token.js';
import { notice, page } from './layout.js';
import { payPage } from './pay-view.js';
import { sendPage } from './send-page.js';

/** How long the shopper waits for the shop to hear of the payment, before being sent back anyway. */
const TIMEOUT_MS = 10_000;

/** The pages of the providers that are played as plugins. */
@ApiExcludeController()
@Allow('public')
@UseGuards(SandboxAccessGuard)
@Controller('sandbox/pay/:provider/:id')
export class PayController {
  constructor(
    private readonly plugins: PlayedPlugins,
    private readonly courier: Courier,
    private readonly settings: SandboxSettings,
    private readonly forms: FormToken,
    private readonly shop: ShopAddress,
  ) {}

  @Get()
  async show(
    @Param('provider') provider: string,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const [plugin, hosted] = await this.find(provider);
    const shown = await hosted?.show(id);
    if (!plugin || !shown) return sendPage(response, GONE, 404);
    const csrf = await this.forms.make(request, response);
    sendPage(response, payPage(plugin, id, shown, csrf), shown.declined ? 422 : 200);
  }

  @Post()
  async answer(
    @Param('provider') provider: string,
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.forms.check(request);
    const [plugin, hosted] = await this.find(provider);
    if (!plugin || !hosted) return sendPage(response, GONE, 404);
    const isPaid = memberOf(body, 'answer') === 'pay';
    const acted = isPaid ? await hosted.approve(id, memberOf(body, 'trial')) : await hosted.cancel(id);
    if (acted === 'missing') return sendPage(response, GONE, 404);
    if (acted === 'stays')
      return response.redirect(303, `/sandbox/pay/${provider}/${encodeURIComponent(id)}`);
    const { redirectFirst } = await this.settings.switches();
    if (!redirectFirst && acted.eventIds.length > 0) await this.courier.flush(acted.eventIds, TIMEOUT_MS);
    response.redirect(303, this.shop.wayBack(acted.to));
  }

  private async find(provider: string): Promise<[SandboxPlugin | undefined, HostedPage | undefined]> {
    return [PLUGINS.find((one) => one.provider === provider), (await this.plugins.of(provider))?.page];
  }
}

const GONE = page(
  'Not found',
  'checkout',
  notice('There is no such payment', 'It is paid, over or never was. Nothing is charged here.', {
    ...{ href: '/', text: 'Back to the shop' },
  }),
);
