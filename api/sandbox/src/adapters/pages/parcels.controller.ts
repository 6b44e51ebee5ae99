import { Controller, Get, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Allow } from '@duka/api/platform/auth/allow.js';
import type { Parcels } from '../../plugins/contract.js';
import { Courier } from '../delivery/courier.js';
import { PlayedPlugins } from '../played-plugins.js';
import { SandboxAccessGuard } from '../sandbox-access.guard.js';
import { FormToken } from './form-token.js';
import { parcelsPage } from './parcels-view.js';
import { sendPage } from './send-page.js';

const SHOWN = 60;
const TIMEOUT_MS = 3_000;

/** Where parcels of the played carriers are moved on by hand. */
@ApiExcludeController()
@Allow('public')
@UseGuards(SandboxAccessGuard)
@Controller('sandbox/parcels')
export class ParcelsController {
  constructor(
    private readonly plugins: PlayedPlugins,
    private readonly courier: Courier,
    private readonly forms: FormToken,
  ) {}

  @Get()
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const carriers = await this.carriers();
    const parcels = await Promise.all(carriers.map((one) => one.recent(SHOWN)));
    sendPage(response, parcelsPage(parcels.flat(), await this.forms.make(request, response)));
  }

  @Post(':id')
  async advance(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.forms.check(request);
    for (const carrier of await this.carriers()) {
      const eventId = await carrier.advance(id);
      if (eventId) await this.courier.flush([eventId], TIMEOUT_MS);
    }
    response.redirect(303, '/sandbox/parcels');
  }

  private async carriers(): Promise<Parcels[]> {
    return (await this.plugins.all()).flatMap(({ parcels }) => parcels ?? []);
  }
}
