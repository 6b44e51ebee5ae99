import { Body, Controller, Get, Header, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Clock } from '@duka/api/kernel/clock.js';
import { Allow } from '@duka/api/platform/auth/allow.js';
import { Phones } from '../../application/phones.js';
import { Outgoing, SandboxSettings, Wallets } from '../../application/ports.js';
import { ANSWER_FAULTS, WEBHOOK_FAULTS } from '../../domain/switches.js';
import { Courier } from '../delivery/courier.js';
import type { Prompted } from '../../plugins/contract.js';
import { PlayedPlugins } from '../played-plugins.js';
import { MessageLog } from '../persistence/message-log.js';
import { SandboxAccessGuard } from '../sandbox-access.guard.js';
import { FormToken, memberOf } from './form-token.js';
import { logPage } from './log-view.js';
import { phonePage } from './phone-view.js';
import { sendPage } from './send-page.js';
import { STYLE } from './style.js';

const SHOWN = 60;
const UUID = /^[0-9a-f-]{36}$/i;

/** The phone that mobile money rings, the log of webhooks, and the switches. */
@ApiExcludeController()
@Allow('public')
@UseGuards(SandboxAccessGuard)
@Controller('sandbox')
export class BackstageController {
  constructor(
    private readonly wallets: Wallets,
    private readonly phones: Phones,
    private readonly plugins: PlayedPlugins,
    private readonly messages: MessageLog,
    private readonly outgoing: Outgoing,
    private readonly courier: Courier,
    private readonly settings: SandboxSettings,
    private readonly forms: FormToken,
    private readonly clock: Clock,
  ) {}

  @Get()
  start(@Res() response: Response): void {
    response.redirect(303, '/sandbox/log');
  }

  @Get('style.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=300')
  style(): string {
    return STYLE;
  }

  @Get('phone')
  async phone(@Req() request: Request, @Res() response: Response): Promise<void> {
    const [requests, switches] = [await this.prompts(), await this.settings.switches()];
    sendPage(response, phonePage(requests, switches, await this.forms.make(request, response)));
  }

  @Post('phone')
  async setPhone(@Body() body: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.forms.check(request);
    await this.settings.change({ autoApprove: memberOf(body, 'autoApprove') === '1' });
    response.redirect(303, '/sandbox/phone');
  }

  @Post('phone/:reference')
  async tap(
    @Param('reference') reference: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.forms.check(request);
    const isApproved = memberOf(body, 'answer') === 'approve';
    if (UUID.test(reference)) {
      await this.phones.answer(reference, isApproved);
      await this.courier.flush([reference], 0);
    } else for (const { phone } of await this.plugins.all()) await phone?.answer(reference, isApproved);
    response.redirect(303, '/sandbox/phone');
  }

  /** Of every wallet, newest first. */
  private async prompts(): Promise<Prompted[]> {
    const plugins = (await this.plugins.all()).flatMap(({ phone }) => phone ?? []);
    const all = await Promise.all([this.wallets, ...plugins].map((one) => one.recent(SHOWN)));
    return all.flat().sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  }

  @Get('log')
  async log(@Req() request: Request, @Res() response: Response): Promise<void> {
    const [messages, switches] = [await this.messages.recent(SHOWN), await this.settings.switches()];
    sendPage(response, logPage(messages, switches, await this.forms.make(request, response)));
  }

  @Post('log/switches')
  async setSwitches(
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.forms.check(request);
    await this.settings.change({
      webhooks: WEBHOOK_FAULTS.find((fault) => fault === memberOf(body, 'webhooks')) ?? 'none',
      answers: ANSWER_FAULTS.find((fault) => fault === memberOf(body, 'answers')) ?? 'none',
      redirectFirst: memberOf(body, 'redirectFirst') === '1',
    });
    response.redirect(303, '/sandbox/log');
  }

  @Post('log/redeliver')
  async redeliver(@Body() body: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.forms.check(request);
    const id = memberOf(body, 'id');
    if (UUID.test(id) && (await this.outgoing.requeue(id, this.clock.now()))) await this.courier.deliver(id);
    response.redirect(303, '/sandbox/log');
  }
}
