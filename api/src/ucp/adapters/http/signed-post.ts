import { createHash, sign } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { TypedAddresses } from '../../../platform/outbound/typed-addresses.js';
import { PlatformPost } from '../../application/ports.js';
import { UcpKeys } from './ucp-keys.js';

const TIMEOUT_MS = 10_000;
const FIRST_BYTES = 1_024;
/** What the signature covers. */
const FIELDS = [
  ...['@method', '@authority', '@path', 'content-digest', 'content-type', 'ucp-agent'],
  ...['webhook-id', 'webhook-timestamp'],
];

/** Posts with a digest of RFC 9530 and a signature of RFC 9421, never within the own network unless the operator allows it. */
@Injectable()
export class SignedPost implements PlatformPost {
  constructor(
    private readonly config: Config,
    private readonly keys: UcpKeys,
    private readonly addresses: TypedAddresses,
  ) {}

  isSet(): boolean {
    return Boolean(this.config.env.UCP_ORDER_WEBHOOK);
  }

  async post(body: string, eventId: string): Promise<void> {
    const url = this.config.env.UCP_ORDER_WEBHOOK ?? '';
    const headers = await this.signed(url, body, eventId);
    const { status } = await this.addresses.post(url, {
      ...{ headers, body, timeoutMs: TIMEOUT_MS, mostBytes: FIRST_BYTES },
    });
    if (status < 200 || status > 299) throw new Error(`the platform answered ${status}`);
  }

  private async signed(url: string, body: string, eventId: string): Promise<Record<string, string>> {
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'content-digest': `sha-256=:${createHash('sha256').update(body).digest('base64')}:`,
      'ucp-agent': `profile="${this.config.publicUrl}/.well-known/ucp"`,
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    };
    const { kid, key } = this.keys.signing;
    const { httpbis } = await import('http-message-signatures');
    const message = await httpbis.signMessage(
      {
        key: {
          ...{ id: kid, alg: 'ecdsa-p256-sha256' },
          sign: (data) => Promise.resolve(sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' })),
        },
        ...{ name: 'sig1', fields: FIELDS, params: ['created', 'keyid'], paramValues: { created: now } },
      },
      { method: 'POST', url, headers },
    );
    return message.headers;
  }
}
