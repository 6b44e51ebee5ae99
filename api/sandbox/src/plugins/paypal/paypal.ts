import { crc32 } from 'node:zlib';
import { createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { WireAnswer, WireCall } from '../../adapters/wire/wire-call.js';
import {
  jsonOf,
  withQuery,
  type Acted,
  type PlayedProvider,
  type PluginTools,
  type SandboxPlugin,
} from '../contract.js';
import { isLogin, Tokens } from '../tokens.js';
import { PayPalOrders } from './orders.js';
import { no, yes } from './wire.js';

const TOKEN_SECONDS = 32_400;
/** The last member of a verification. */
const EVENT = '"webhook_event":';
const CERTIFICATE = 'https://api.paypal.com/v1/notifications/certs/CERT-sandbox';

/** PayPal: Orders v2, Payments v2, its webhooks and its page: https://developer.paypal.com/docs/api/orders/v2/ */
export const paypal: SandboxPlugin = {
  provider: 'paypal',
  title: 'PayPal',
  chosenBy: 'Account',
  trials: [
    { value: 'buyer@example.com', label: 'buyer@example.com', does: 'pays at once' },
    { value: 'empty@example.com', label: 'empty@example.com', does: 'is declined when the shop collects' },
    {
      value: 'echeck@example.com',
      label: 'echeck@example.com',
      does: 'pays by eCheck, which arrives after five seconds',
    },
    {
      value: 'claims@example.com',
      label: 'claims@example.com',
      does: 'pays, and takes the money back by a claim',
    },
  ],
  newKeys: () => ({
    ...{ id: randomBytes(24).toString('hex'), secret: randomBytes(24).toString('hex') },
    webhook: `WH${randomBytes(8).toString('hex').toUpperCase()}`,
    ...generateKeyPairSync('rsa', {
      modulusLength: 2_048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }),
  }),
  make: (tools) => new PlayedPayPal(tools),
};

class PlayedPayPal implements PlayedProvider {
  private readonly tokens: Tokens;
  private readonly orders: PayPalOrders;
  readonly page = {
    show: async (id: string) => {
      const order = await this.orders.open(id);
      const unit = order?.purchase_units[0];
      if (!unit) return undefined;
      const { value, currency_code } = unit.amount;
      return { amount: `${value} ${currency_code}`, about: unit.description ?? 'Payment' };
    },
    approve: async (id: string, account: string): Promise<Acted> => {
      const approved = await this.orders.approve(id, account);
      if (!approved) return 'missing';
      const { back, eventId } = approved;
      return { to: withQuery(back, { token: id, PayerID: 'SANDBOXPAYER1' }), eventIds: [eventId] };
    },
    cancel: async (id: string): Promise<Acted> => {
      const back = await this.orders.wayOut(id);
      return back ? { to: withQuery(back, { token: id }), eventIds: [] } : 'missing';
    },
  };

  constructor(private readonly tools: PluginTools) {
    this.tokens = new Tokens(tools.keys['secret'] ?? '', tools.clock);
    this.orders = new PayPalOrders(tools);
  }

  async answer({ method, path, headers, body }: WireCall): Promise<WireAnswer> {
    const { id = '', secret = '' } = this.tools.keys;
    if (path === '/v1/oauth2/token')
      return isLogin(headers['authorization'], id, secret) && body === 'grant_type=client_credentials'
        ? yes({
            access_token: this.tokens.make(TOKEN_SECONDS),
            token_type: 'Bearer',
            expires_in: TOKEN_SECONDS,
          })
        : { status: 401, headers: {}, body: { error: 'invalid_client' } };
    if (!this.tokens.knows(headers['authorization']))
      return { status: 401, headers: {}, body: { error: 'invalid_token' } };
    if (path === '/v1/notifications/verify-webhook-signature') return this.verify(body);
    const key = headers['paypal-request-id'] ?? null;
    const [, what, of = '', step] =
      /^\/v2\/(checkout\/orders|payments\/captures|payments\/refunds)(?:\/(\w+)(?:\/(\w+))?)?$/.exec(path) ??
      [];
    switch (`${method} ${what}${of && '/id'}${step ? `/${step}` : ''}`) {
      case 'POST checkout/orders':
        return this.orders.create(jsonOf(body), key);
      case 'POST checkout/orders/id/capture':
        return this.orders.capture(of, key);
      case 'GET checkout/orders/id':
        return this.orders.read(of);
      case 'POST payments/captures/id/refund':
        return this.orders.refund(of, jsonOf(body), key);
      case 'GET payments/captures/id':
        return this.orders.find('paypal.capture', of);
      case 'GET payments/refunds/id':
        return this.orders.find('paypal.refund', of);
      default:
        return no(404, 'INVALID_RESOURCE_ID');
    }
  }

  timeIsUp(id: string): Promise<void> {
    return this.orders.timeIsUp(id);
  }

  /** Signed as PayPal signs: SHA-256 with RSA over id, time, webhook and the checksum of the very text. */
  headersOf({ id, body }: { id: string; body: string }): Readonly<Record<string, string>> {
    const time = this.tools.clock.now().toISOString();
    const signer = createSign('sha256').update(this.signed(id, time, body));
    return {
      'PayPal-Auth-Algo': 'SHA256withRSA',
      'PayPal-Cert-Url': CERTIFICATE,
      'PayPal-Transmission-Id': id,
      'PayPal-Transmission-Time': time,
      'PayPal-Transmission-Sig': signer.sign(this.tools.keys['privateKey'] ?? '', 'base64'),
    };
  }

  private signed(id: string, time: string, body: string): string {
    return `${id}|${time}|${this.tools.keys['webhook'] ?? ''}|${crc32(body)}`;
  }

  /** The event is the rest of the text as it came: read and written anew it could be another one. */
  private verify(body: string): WireAnswer {
    const { transmission_id, transmission_time, transmission_sig, webhook_id } = jsonOf(body);
    const event = body.slice(body.indexOf(EVENT) + EVENT.length, body.lastIndexOf('}'));
    const verifier = createVerify('sha256').update(
      this.signed(String(transmission_id), String(transmission_time), event),
    );
    const isOurs =
      webhook_id === this.tools.keys['webhook'] &&
      verifier.verify(this.tools.keys['publicKey'] ?? '', String(transmission_sig), 'base64');
    return yes({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' });
  }
}
