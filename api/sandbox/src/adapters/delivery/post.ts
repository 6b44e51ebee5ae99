import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '@duka/api/kernel/clock.js';
import { SandboxStore, type Message } from '../../application/ports.js';
import { OLD_SECONDS, type WebhookFault } from '../../domain/switches.js';
import { seconds } from '../../domain/wire/api.js';
import type { WireEndpoint } from '../../domain/wire/refund.js';
import { SandboxKeys } from '../sandbox-keys.js';
import { ShopAddress } from './shop-address.js';

const TIMEOUT_MS = 10_000;

export interface Posted {
  status: number | null;
  error: string | null;
}

/** Posts one message: the card provider's signed, the wallet provider's as it is. */
@Injectable()
export class Post {
  constructor(
    private readonly keys: SandboxKeys,
    private readonly store: SandboxStore,
    private readonly shop: ShopAddress,
    private readonly clock: Clock,
  ) {}

  async send(message: Message, fault: WebhookFault): Promise<Posted> {
    try {
      const response = await fetch(this.addressOf(message.url), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Duka-Sandbox/1.0',
          ...(message.provider === 'stripe' ? await this.signed(message, fault) : {}),
        },
        body: message.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return { status: response.status, error: null };
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.message : 'not sent' };
    }
  }

  private addressOf(url: string | null): string {
    return url === null ? this.shop.url('/api/v1/payments/webhooks/stripe') : this.shop.reach(url);
  }

  private async signed(message: Message, fault: WebhookFault): Promise<Record<string, string>> {
    const secret = await this.secretOf(message.url);
    const age = fault === 'old-timestamp' ? OLD_SECONDS : 0;
    const header = Stripe.webhooks.generateTestHeaderString({
      payload: message.body,
      secret: fault === 'wrong-signature' ? `${secret}forged` : secret,
      timestamp: seconds(this.clock.now()) - age,
    });
    return { 'Stripe-Signature': header };
  }

  private async secretOf(url: string | null): Promise<string> {
    if (url === null) return (await this.keys.get()).webhookSecret;
    const { items } = await this.store.list<WireEndpoint>({ kind: 'webhook_endpoint', limit: 16 });
    const secret = items.find(({ data }) => data.url === url)?.extra['secret'];
    return typeof secret === 'string' ? secret : '';
  }
}
