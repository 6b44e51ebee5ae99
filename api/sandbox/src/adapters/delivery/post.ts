import { Injectable } from '@nestjs/common';
import { Clock } from '@duka/api/kernel/clock.js';
import { SandboxStore, type Message } from '../../application/ports.js';
import { OLD_SECONDS, type WebhookFault } from '../../domain/switches.js';
import { seconds } from '../../domain/wire/api.js';
import type { WireEndpoint } from '../../domain/wire/refund.js';
import { CARRIERS } from '../../plugins/index.js';
import { PlayedPlugins } from '../played-plugins.js';
import { SandboxKeys } from '../sandbox-keys.js';
import { ShopAddress } from './shop-address.js';

const TIMEOUT_MS = 10_000;

export interface Posted {
  status: number | null;
  error: string | null;
}

/** Posts one message, signed as its provider signs; the wallet providers' as they are. */
@Injectable()
export class Post {
  constructor(
    private readonly keys: SandboxKeys,
    private readonly store: SandboxStore,
    private readonly shop: ShopAddress,
    private readonly clock: Clock,
    private readonly plugins: PlayedPlugins,
  ) {}

  /** Mobile money's are not. */
  async isSigned({ provider }: Message): Promise<boolean> {
    const plugin = await this.plugins.of(provider);
    return plugin ? plugin.headersOf !== undefined : provider !== 'momo';
  }

  async send(message: Message, fault: WebhookFault): Promise<Posted> {
    try {
      const response = await fetch(this.addressOf(message), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Duka-Sandbox/1.0',
          ...(await this.signature(message, fault)),
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

  private addressOf({ provider, url }: Message): string {
    if (url !== null) return this.shop.reach(url);
    const isCarrier = CARRIERS.some((one) => one.provider === provider);
    return this.shop.url(`/api/v1/${isCarrier ? 'shipping' : 'payments'}/webhooks/${provider}`);
  }

  private signature(message: Message, fault: WebhookFault): Promise<Record<string, string>> {
    return message.provider === 'stripe' ? this.signed(message, fault) : this.ofPlugin(message, fault);
  }

  private async ofPlugin(message: Message, fault: WebhookFault): Promise<Record<string, string>> {
    const plugin = await this.plugins.of(message.provider);
    const body = fault === 'wrong-signature' ? `${message.body} ` : message.body;
    const headers = { ...plugin?.headersOf?.({ id: message.id, body }) };
    if (fault !== 'wrong-signature') return headers;
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `${value}x`]));
  }

  private async signed(message: Message, fault: WebhookFault): Promise<Record<string, string>> {
    const secret = await this.secretOf(message.url);
    const age = fault === 'old-timestamp' ? OLD_SECONDS : 0;
    const { default: Stripe } = await import('stripe');
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
