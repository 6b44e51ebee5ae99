import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '@duka/api/platform/config/config.js';
import { PostgresSettings } from './persistence/postgres-settings.js';

export interface Keys {
  stripeKey: string;
  webhookSecret: string;
  subscriptionKey: string;
  apiUser: string;
  apiKey: string;
  /** Signs the tokens of the sandbox's own forms. */
  formSecret: string;
}

const random = (bytes: number) => randomBytes(bytes).toString('hex');

/** Keys of this installation's sandbox: given by the environment, else made once and kept in its schema. */
@Injectable()
export class SandboxKeys {
  private known: Promise<Keys> | undefined;

  constructor(
    private readonly settings: PostgresSettings,
    private readonly config: Config,
  ) {}

  get(): Promise<Keys> {
    this.known ??= this.load();
    this.known.catch(() => (this.known = undefined));
    return this.known;
  }

  private async load(): Promise<Keys> {
    const kept = await this.settings.keep<Keys>('keys', {
      stripeKey: `sk_test_sandbox${random(16)}`,
      webhookSecret: `whsec_${random(24)}`,
      subscriptionKey: random(16),
      apiUser: randomUUID(),
      apiKey: random(16),
      formSecret: random(32),
    });
    const { SANDBOX_STRIPE_KEY, SANDBOX_WEBHOOK_SECRET } = this.config.env;
    return {
      ...kept,
      ...(SANDBOX_STRIPE_KEY ? { stripeKey: SANDBOX_STRIPE_KEY } : {}),
      ...(SANDBOX_WEBHOOK_SECRET ? { webhookSecret: SANDBOX_WEBHOOK_SECRET } : {}),
    };
  }
}
