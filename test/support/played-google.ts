import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv } from 'ajv';
import jwt from 'jsonwebtoken';
import type { Json } from './client.js';

const ACCOUNT = 'accounts/123456';
const SOURCE = `${ACCOUNT}/dataSources/789`;
const MAIL = 'shop@project.iam.gserviceaccount.com';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

const only = (properties: object, required: readonly string[] = []) => ({
  ...{ type: 'object', additionalProperties: false, properties, required },
});
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const address = { type: 'string', pattern: '^https?://', maxLength: 2_000 };
const price = only(
  {
    amountMicros: { type: 'string', pattern: '^\\d+$' },
    currencyCode: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
  ['amountMicros', 'currencyCode'],
);
const moment = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' };

/** ProductInput of Merchant API v1, of its attributes those that shops of this kind send (products_v1/ProductAttributes, November 2026). */
const INPUT = only(
  {
    offerId: text(50),
    contentLanguage: { type: 'string', pattern: '^[a-z]{2}$' },
    feedLabel: { type: 'string', pattern: '^[A-Z0-9_-]{1,20}$' },
    productAttributes: only(
      {
        ...{ title: text(150), description: text(5_000), link: address, imageLink: address },
        additionalImageLinks: { type: 'array', items: address, maxItems: 10 },
        productTypes: { type: 'array', items: text(750) },
        availability: { enum: ['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER', 'BACKORDER'] },
        condition: { enum: ['NEW', 'USED', 'REFURBISHED'] },
        ...{ price, salePrice: price },
        salePriceEffectiveDate: only({ startTime: moment, endTime: moment }, ['startTime', 'endTime']),
        ...{ itemGroupId: text(50), brand: text(70), mpn: text(70), identifierExists: { type: 'boolean' } },
        gtins: { type: 'array', items: { type: 'string', pattern: '^(\\d{8}|\\d{12,14})$' } },
        ...{ color: text(40), size: text(100), material: text(200) },
        shipping: {
          type: 'array',
          maxItems: 100,
          items: only({ country: { type: 'string', pattern: '^[A-Z]{2}$' }, service: text(100), price }, [
            'country',
            'price',
          ]),
        },
        shippingWeight: only({ value: { type: 'number' }, unit: { enum: ['lb', 'oz', 'g', 'kg'] } }),
        unitPricingMeasure: only({ value: { type: 'number' }, unit: text(10) }),
        unitPricingBaseMeasure: only({ value: { type: 'string', pattern: '^\\d+$' }, unit: text(10) }),
      },
      ['title', 'link', 'imageLink', 'price', 'availability'],
    ),
  },
  ['offerId', 'contentLanguage', 'feedLabel', 'productAttributes'],
);

/** Google's Merchant API as its public documents have it: tokens for service accounts, a data source, product inputs. */
export class PlayedGoogle {
  /** By offer. */
  readonly inputs = new Map<string, Json>();
  /** What it says no to, by offer. */
  readonly refusals = new Map<string, string>();
  calls = 0;
  isDown = false;
  private readonly pair = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  private readonly validate = new Ajv({ strict: false, allErrors: true }).compile(INPUT);
  private server: Server | undefined;

  async open(): Promise<this> {
    this.server = createServer((request, response) => void this.take(request, response));
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done));
    return this;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => this.server?.close(done));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}`;
  }

  /** The file that Google gives out for a service account. */
  get keyFile(): string {
    const { privateKey } = this.pair;
    return JSON.stringify({ type: 'service_account', client_email: MAIL, private_key: privateKey });
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    this.calls += 1;
    const [status, body] = this.answer(request, Buffer.concat(parts).toString());
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  private answer({ method, url = '', headers }: IncomingMessage, body: string): [number, Json] {
    const at = new URL(url, this.url);
    const no = (code: number, message: string, status = 'INVALID_ARGUMENT'): [number, Json] => [
      code,
      { error: { code, message, status } },
    ];
    if (this.isDown) return no(503, 'The service is currently unavailable.', 'UNAVAILABLE');
    if (at.pathname === '/token') return this.token(new URLSearchParams(body));
    if (headers.authorization !== 'Bearer played-token')
      return no(401, 'Request had invalid authentication credentials.', 'UNAUTHENTICATED');
    if (at.pathname === `/datasources/v1/${SOURCE}`) return [200, { name: SOURCE, displayName: 'Shop' }];
    const inputs = `/products/v1/${ACCOUNT}/productInputs`;
    if (at.searchParams.get('dataSource') !== SOURCE) return no(404, 'Data source not found.', 'NOT_FOUND');
    if (method === 'POST' && at.pathname === `${inputs}:insert`) return this.insert(JSON.parse(body), no);
    const id = decodeURIComponent(at.pathname.slice(inputs.length + 1)).split('~')[2] ?? '';
    if (method !== 'DELETE' || !at.pathname.startsWith(`${inputs}/`)) return no(404, 'No such method.');
    return this.inputs.delete(id) ? [200, {}] : no(404, 'Product input not found.', 'NOT_FOUND');
  }

  private insert(input: Json, no: (code: number, message: string) => [number, Json]): [number, Json] {
    const { offerId, productAttributes } = input;
    const refused = this.refusals.get(offerId);
    if (refused) return no(400, refused);
    if (!this.validate(input)) return no(400, JSON.stringify(this.validate.errors));
    this.inputs.set(offerId, productAttributes);
    return [200, { name: `${ACCOUNT}/productInputs/${offerId}`, offerId, productAttributes }];
  }

  private token(form: URLSearchParams): [number, Json] {
    try {
      const audience = 'https://oauth2.googleapis.com/token';
      const told = jwt.verify(form.get('assertion') ?? '', this.pair.publicKey, {
        ...{ algorithms: ['RS256'], issuer: MAIL, audience },
      }) as Json;
      if (form.get('grant_type') !== GRANT || told.scope !== 'https://www.googleapis.com/auth/content')
        return [400, { error: 'invalid_scope' }];
      return [200, { access_token: 'played-token', token_type: 'Bearer', expires_in: 3_599 }];
    } catch {
      return [400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }];
    }
  }
}
