import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { log } from '@duka/api/platform/logging/log.js';
import { Codes, SandboxSettings } from '../../application/ports.js';
import { ApiError } from '../../domain/wire/api.js';
import { Idempotency } from '../persistence/idempotency.js';
import { SandboxKeys } from '../sandbox-keys.js';
import { spoilt } from './spoilt.js';
import { StripeRoutes } from './stripe-routes.js';
import type { WireAnswer, WireCall } from './wire-call.js';

const SLOW_MS = 8_000;
const LONGEST_KEY = 255;

/** Stripe's side of the wire: who calls, once per key, and every refusal in its envelope. */
@Injectable()
export class StripeWire {
  constructor(
    private readonly routes: StripeRoutes,
    private readonly keys: SandboxKeys,
    private readonly idempotency: Idempotency,
    private readonly settings: SandboxSettings,
    private readonly codes: Codes,
  ) {}

  /** Null: say nothing and hang up. */
  async answer(call: WireCall): Promise<WireAnswer | null> {
    const requestId = this.codes.next('req_', 14);
    const { answers } = await this.settings.switches();
    if (answers === 'slow') await pause(SLOW_MS);
    try {
      await this.authenticate(call.headers['authorization']);
      if (answers === 'error')
        throw new ApiError(500, 'The sandbox was told to fail.', { type: 'api_error' });
      const answer = await this.work(call, requestId);
      return spoilt(answer, answers, call.method);
    } catch (error) {
      return this.refusal(error, requestId);
    }
  }

  private async work(call: WireCall, requestId: string): Promise<WireAnswer> {
    const key = call.headers['idempotency-key'];
    if (call.method !== 'POST' || !key) {
      const body = await this.routes.answer(
        call.method,
        call.path,
        call.method === 'GET' ? call.query : call.body,
      );
      return { status: 200, body, headers: { 'Request-Id': requestId } };
    }
    if (key.length > LONGEST_KEY) throw new ApiError(400, 'Idempotency keys have at most 255 characters.');
    const kept = await this.idempotency.once(key, call.path, call.body, requestId, () =>
      this.routes.answer(call.method, call.path, call.body),
    );
    return {
      status: kept.status,
      body: kept.body,
      headers: {
        'Request-Id': kept.requestId,
        'Idempotency-Key': key,
        ...(kept.replayed ? { 'Idempotent-Replayed': 'true' } : {}),
      },
    };
  }

  private async authenticate(header: string | undefined): Promise<void> {
    const { stripeKey } = await this.keys.get();
    if (header === `Bearer ${stripeKey}`) return;
    const message = header ? 'Invalid API Key provided.' : 'You did not provide an API key.';
    throw new ApiError(401, message);
  }

  private refusal(error: unknown, requestId: string): WireAnswer {
    const headers: Record<string, string> = { 'Request-Id': requestId };
    if (error instanceof ApiError) {
      if (error.status === 409) headers['Stripe-Should-Retry'] = 'true';
      return { status: error.status, body: error.body, headers };
    }
    log.error({ err: error }, 'the payment sandbox failed');
    const bug = new ApiError(500, 'The sandbox failed.', { type: 'api_error' });
    return { status: 500, body: bug.body, headers };
  }
}
