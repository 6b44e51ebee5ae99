import { Body, Controller, Get, Header, Param, Post, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '@duka/api/platform/auth/allow.js';
import { Intents } from '../../application/intents.js';
import { ApiError } from '../../domain/wire/api.js';
import { SandboxAccessGuard } from '../sandbox-access.guard.js';
import { memberOf } from './form-token.js';
import { inBrowserScript } from './in-browser-script.js';

/** Stripe's script, as far as the checkout page uses it, and what that script asks of Stripe. */
@ApiExcludeController()
@Allow('public')
@UseGuards(SandboxAccessGuard)
@Controller('sandbox')
export class InBrowserController {
  constructor(private readonly intents: Intents) {}

  @Get('stripe.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=300')
  script(): string {
    return inBrowserScript();
  }

  /** Whoever has the payment's secret may confirm it, as at Stripe. */
  @Post('stripe/confirm/:id')
  async confirm(@Param('id') id: string, @Body() body: unknown, @Res() response: Response): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    const said = {
      secret: memberOf(body, 'secret'),
      last4: memberOf(body, 'last4'),
      amount: Number(memberOf(body, 'amount')),
      currency: memberOf(body, 'currency'),
    };
    try {
      const { intent, declined } = await this.intents.confirm(id, said);
      response.status(declined ? 402 : 200).json(declined ? { error: declined } : { paymentIntent: intent });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      response.status(error.status).json(error.body);
    }
  }
}
