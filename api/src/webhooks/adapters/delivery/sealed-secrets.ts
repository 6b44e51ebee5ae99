import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { PayloadCipher } from '../../../platform/encryption/payload-cipher.js';
import { WebhookSecrets, type MadeSecret } from '../../application/ports.js';

const PREFIX = 'whsec_';
const BYTES = 32;

/** Secrets and signatures of Standard Webhooks: HMAC-SHA256 over id, time and body, one for each secret that is good. */
@Injectable()
export class SealedSecrets implements WebhookSecrets {
  constructor(
    private readonly cipher: PayloadCipher,
    private readonly clock: Clock,
  ) {}

  make(): MadeSecret {
    const text = `${PREFIX}${randomBytes(BYTES).toString('base64')}`;
    return { text, sealed: this.cipher.close(text) };
  }

  headers(id: string, body: string, sealed: readonly string[]): Readonly<Record<string, string>> | undefined {
    const timestamp = String(Math.floor(this.clock.now().getTime() / 1_000));
    const readable = sealed.flatMap((one) => this.opened(one) ?? []);
    if (readable.length === 0) return undefined;
    const signatures = readable.map((text) => {
      const key = Buffer.from(text.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    });
    return {
      ...{ 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') },
    };
  }

  private opened(sealed: string): string | undefined {
    try {
      return String(this.cipher.open(sealed));
    } catch {
      return undefined;
    }
  }
}
