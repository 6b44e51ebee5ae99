import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@duka/api/kernel/clock.js';
import { Config } from '@duka/api/platform/config/config.js';
import { Phones, resultOf } from '../../application/phones.js';
import { Wallets } from '../../application/ports.js';
import { seconds } from '../../domain/wire/api.js';
import { SandboxKeys } from '../sandbox-keys.js';
import { readPrompt } from './momo-request.js';
import type { WireAnswer, WireCall } from './wire-call.js';

const TOKEN_SECONDS = 3_600;
const UUID4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const STATUS_PATH = /^\/collection\/v1_0\/requesttopay\/([^/]+)$/;

/** MTN's side of the wire: token, request to pay, its status. */
@Injectable()
export class MomoWire {
  constructor(
    private readonly keys: SandboxKeys,
    private readonly phones: Phones,
    private readonly wallets: Wallets,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async answer(call: WireCall): Promise<WireAnswer> {
    const { subscriptionKey } = await this.keys.get();
    if (call.headers['ocp-apim-subscription-key'] !== subscriptionKey)
      return no(401, undefined, 'Access denied due to invalid subscription key.');
    if (call.method === 'POST' && call.path === '/collection/token/') return this.token(call);
    if (!(await this.knows(call.headers['authorization'])))
      return no(401, undefined, 'Access token is missing or invalid.');
    if (call.headers['x-target-environment'] !== (this.config.given['MOMO_TARGET_ENVIRONMENT'] ?? 'sandbox'))
      return no(400, 'NOT_ALLOWED_TARGET_ENVIRONMENT', 'Access to target environment is forbidden.');
    if (call.method === 'POST' && call.path === '/collection/v1_0/requesttopay') return this.prompt(call);
    const reference = STATUS_PATH.exec(call.path)?.[1];
    if (call.method === 'GET' && reference) return this.status(reference);
    return no(404, 'RESOURCE_NOT_FOUND', 'Requested resource was not found.');
  }

  private async token(call: WireCall): Promise<WireAnswer> {
    const { apiUser, apiKey } = await this.keys.get();
    const basic = `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`;
    if (call.headers['authorization'] !== basic) return no(401, undefined, 'Unauthorized');
    const until = seconds(this.clock.now()) + TOKEN_SECONDS;
    const access_token = `${until}.${await this.sign(until)}`;
    return yes({ access_token, token_type: 'access_token', expires_in: TOKEN_SECONDS });
  }

  private async knows(header: string | undefined): Promise<boolean> {
    const found = /^Bearer (\d+)\.(\w+)$/.exec(header ?? '');
    if (!found) return false;
    const until = Number(found[1]);
    return until > seconds(this.clock.now()) && found[2] === (await this.sign(until));
  }

  private async sign(until: number): Promise<string> {
    const { apiKey } = await this.keys.get();
    return createHmac('sha256', apiKey).update(String(until)).digest('hex');
  }

  private async prompt(call: WireCall): Promise<WireAnswer> {
    const reference = call.headers['x-reference-id'] ?? '';
    if (!UUID4.test(reference)) return no(400, undefined, 'X-Reference-Id must be a UUID of version 4.');
    const request = readPrompt(call.body);
    if (!request) return no(400, undefined, 'The request is not valid.');
    const ofWallets = this.config.given['MOMO_CURRENCY'] ?? request.currency;
    if (request.currency !== ofWallets) return no(500, 'INVALID_CURRENCY', 'Currency not supported.');
    const callbackUrl = call.headers['x-callback-url'] ?? null;
    const outcome = await this.phones.prompt({ reference, ...request, callbackUrl });
    if (outcome === 'accepted') return { status: 202, headers: {} };
    if (outcome === 'known') return no(409, 'RESOURCE_ALREADY_EXIST', 'Duplicated reference id.');
    return no(outcome.status, outcome.reason, outcome.reason);
  }

  private async status(reference: string): Promise<WireAnswer> {
    const request = UUID4.test(reference) ? await this.wallets.find(reference) : null;
    return request
      ? yes(resultOf(request))
      : no(404, 'RESOURCE_NOT_FOUND', 'Requested resource was not found.');
  }
}

const yes = (body: object): WireAnswer => ({ status: 200, body, headers: {} });

function no(status: number, code: string | undefined, message: string): WireAnswer {
  return { status, body: code ? { code, message } : { message }, headers: {} };
}
