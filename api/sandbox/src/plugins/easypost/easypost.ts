import { createHmac, randomBytes } from 'node:crypto';
import type { WireAnswer, WireCall } from '../../adapters/wire/wire-call.js';
import type { Played, PlayedProvider, PluginTools } from '../contract.js';
import { labelPdf } from './label-pdf.js';
import { CarrierError, PlayedParcels } from './parcels.js';
import { readRate, readShipment } from './shipment-request.js';

const PROVIDER = 'easypost';
const PATH = /^\/v2\/(shipments|trackers)(?:\/(\w+)(?:\/(buy|refund))?)?$/;
const LABEL = /^\/v2\/labels\/(\w+)\.pdf$/;

/** EasyPost's side of the wire: shipments, their labels, trackers. */
class PlayedEasyPost implements PlayedProvider {
  readonly parcels: PlayedParcels;

  constructor(private readonly tools: PluginTools) {
    this.parcels = new PlayedParcels(tools);
  }

  /** As EasyPost signs its messages, by the secret of the webhook. */
  headersOf({ body }: { body: string }): Record<string, string> {
    const secret = (this.tools.keys['webhookSecret'] ?? '').normalize('NFKD');
    const digest = createHmac('sha256', secret).update(body).digest('hex');
    return { 'X-Hmac-Signature': `hmac-sha256-hex=${digest}` };
  }

  async answer(call: WireCall): Promise<WireAnswer> {
    try {
      const label = call.method === 'GET' ? LABEL.exec(call.path)?.[1] : undefined;
      if (label) return await this.label(label);
      this.authenticate(call.headers['authorization']);
      const body = await this.work(call);
      const status = call.method === 'POST' && call.path === '/v2/shipments' ? 201 : 200;
      return { status, body, headers: {} };
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      const { status, code, message } = error;
      return { status, body: { error: { code, message, errors: [] } }, headers: {} };
    }
  }

  private work({ method, path, body, headers }: WireCall): Promise<object> {
    const [, kind, id = '', step] = PATH.exec(path) ?? [];
    switch (`${method} ${kind}${id ? '/id' : ''}${step ? `/${step}` : ''}`) {
      case 'POST shipments':
        return this.parcels.ship(readShipment(body) ?? invalid());
      case 'GET shipments/id':
        return this.parcels.shipment(id);
      case 'POST shipments/id/buy':
        return this.parcels.buy(
          id,
          readRate(body),
          `http://${headers['host']}/${PROVIDER}/v2/labels/${id}.pdf`,
        );
      case 'POST shipments/id/refund':
        return this.parcels.refund(id);
      case 'GET trackers/id':
        return this.parcels.tracker(id);
      default:
        throw new CarrierError(404, 'NOT_FOUND', 'The requested resource could not be found.');
    }
  }

  /** Whoever knows its address may read it, as with EasyPost. */
  private async label(id: string): Promise<WireAnswer> {
    const { selected_rate: rate, to_address: to, tracking_code } = await this.parcels.shipment(id);
    if (!rate) throw new CarrierError(404, 'NOT_FOUND', 'The requested resource could not be found.');
    const place = [to.zip, to.city].filter(Boolean).join(' ');
    const lines = [
      `${rate.carrier} ${rate.service}`,
      'NOT FOR USE: a test label',
      '',
      to.name ?? '',
      to.street1 ?? '',
    ];
    const region = [to.state, to.country].filter(Boolean).join(', ');
    const text = await labelPdf([...lines, place, region], tracking_code ?? '', to.country ?? '');
    return { status: 200, text, headers: { 'Content-Type': 'application/pdf' } };
  }

  private authenticate(header: string | undefined): void {
    const basic = `Basic ${Buffer.from(`${this.tools.keys['key']}:`).toString('base64')}`;
    if (header !== basic) throw new CarrierError(401, 'APIKEY.INACTIVE', 'This api key is no longer active.');
  }
}

/** https://docs.easypost.com: shipments, their labels, trackers and what is told of them. */
export const easypost: Played = {
  provider: PROVIDER,
  newKeys: () => ({
    key: `EZTK${randomBytes(16).toString('hex')}`,
    webhookSecret: randomBytes(24).toString('hex'),
  }),
  make: (tools) => new PlayedEasyPost(tools),
};

function invalid(): never {
  throw new CarrierError(422, 'PARAMETER.INVALID', 'Wrong parameter type.');
}
