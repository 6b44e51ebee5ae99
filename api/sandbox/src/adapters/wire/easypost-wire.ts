import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Carriers, CarrierError } from '../../application/carriers.js';
import { SandboxSettings } from '../../application/ports.js';
import { SandboxKeys } from '../sandbox-keys.js';
import { labelPdf } from './label-pdf.js';
import { readRate, readShipment } from './shipment-request.js';
import { spoilt } from './spoilt.js';
import type { WireAnswer, WireCall } from './wire-call.js';

const SLOW_MS = 8_000;
const PATH = /^\/v2\/(shipments|trackers)(?:\/(\w+)(?:\/(buy|refund))?)?$/;
const LABEL = /^\/v2\/labels\/(\w+)\.pdf$/;

/** EasyPost's side of the wire: shipments, their labels, trackers. */
@Injectable()
export class EasyPostWire {
  constructor(
    private readonly keys: SandboxKeys,
    private readonly carriers: Carriers,
    private readonly settings: SandboxSettings,
  ) {}

  /** Null: say nothing and hang up. */
  async answer(call: WireCall): Promise<WireAnswer | null> {
    const { answers } = await this.settings.switches();
    if (answers === 'slow') await pause(SLOW_MS);
    try {
      const label = call.method === 'GET' ? LABEL.exec(call.path)?.[1] : undefined;
      if (label) return await this.label(label);
      await this.authenticate(call.headers['authorization']);
      if (answers === 'error')
        throw new CarrierError(500, 'INTERNAL_SERVER_ERROR', 'The sandbox was told to fail.');
      const body = await this.work(call);
      const status = call.method === 'POST' && call.path === '/v2/shipments' ? 201 : 200;
      return spoilt({ status, body, headers: {} }, answers, call.method);
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
        return this.carriers.ship(readShipment(body) ?? invalid());
      case 'GET shipments/id':
        return this.carriers.shipment(id);
      case 'POST shipments/id/buy':
        return this.carriers.buy(id, readRate(body), `http://${headers['host']}/v2/labels/${id}.pdf`);
      case 'POST shipments/id/refund':
        return this.carriers.refund(id);
      case 'GET trackers/id':
        return this.carriers.tracker(id);
      default:
        throw new CarrierError(404, 'NOT_FOUND', 'The requested resource could not be found.');
    }
  }

  /** Whoever knows its address may read it, as with EasyPost. */
  private async label(id: string): Promise<WireAnswer> {
    const { selected_rate: rate, to_address: to, tracking_code } = await this.carriers.shipment(id);
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

  private async authenticate(header: string | undefined): Promise<void> {
    const { easypostKey } = await this.keys.get();
    const basic = `Basic ${Buffer.from(`${easypostKey}:`).toString('base64')}`;
    if (header !== basic) throw new CarrierError(401, 'APIKEY.INACTIVE', 'This api key is no longer active.');
  }
}

function invalid(): never {
  throw new CarrierError(422, 'PARAMETER.INVALID', 'Wrong parameter type.');
}
