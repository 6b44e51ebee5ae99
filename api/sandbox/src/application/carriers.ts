import type { Clock } from '@duka/api/kernel/clock.js';
import type { Ids } from '@duka/api/kernel/ids.js';
import type { UnitOfWork } from '@duka/api/kernel/unit-of-work.js';
import {
  ratesOf,
  whyNotThroughCustoms,
  type ShipmentRequest,
  type WireShipment,
} from '../domain/wire/shipment.js';
import { advanced, newTracker, type WireTracker } from '../domain/wire/tracker.js';
import type { Codes, Outgoing, SandboxStore, Timers } from './ports.js';

/** A refusal in EasyPost's envelope. */
export class CarrierError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Shipments, their labels and where the parcels are, as EasyPost keeps them. */
export class Carriers {
  constructor(
    private readonly store: SandboxStore,
    private readonly codes: Codes,
    private readonly outgoing: Outgoing,
    private readonly timers: Timers,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly work: UnitOfWork,
  ) {}

  /** `POST /v2/shipments`. */
  async ship(request: ShipmentRequest): Promise<WireShipment> {
    const id = this.codes.next('shp_');
    const shipment: WireShipment = {
      ...request,
      ...{ id, object: 'Shipment', mode: 'test', messages: [] },
      rates: ratesOf(request, id, () => this.codes.next('rate_')),
      ...{
        selected_rate: null,
        postage_label: null,
        tracking_code: null,
        tracker: null,
        refund_status: null,
      },
    };
    await this.store.insert({ id, kind: 'shipment', parent: null, data: shipment, extra: {} });
    return shipment;
  }

  /** `POST /v2/shipments/:id/buy`; the label lies at `labelUrl`. @throws CarrierError */
  buy(id: string, rateId: string, labelUrl: string): Promise<WireShipment> {
    return this.work.run(async () => {
      const { data } = (await this.store.lock<WireShipment, object>('shipment', id)) ?? notFound();
      if (data.postage_label)
        throw new CarrierError(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.');
      const rate = data.rates.find((one) => one.id === rateId);
      if (!rate)
        throw new CarrierError(422, 'SHIPMENT.POSTAGE.FAILURE', 'Unable to buy postage: unknown rate.');
      const why = whyNotThroughCustoms(data);
      if (why) throw new CarrierError(422, 'SHIPMENT.POSTAGE.FAILURE', `Unable to buy postage: ${why}`);
      const code = `EZ${BigInt(`0x${this.ids.next().replaceAll('-', '')}`)
        .toString()
        .slice(-18)}`;
      const tracker = newTracker(this.codes.next('trk_'), code, rate.carrier, id, this.clock.now());
      const label = { id: this.codes.next('pl_'), object: 'PostageLabel' as const, label_url: labelUrl };
      const bought: WireShipment = {
        ...data,
        ...{ selected_rate: rate, tracking_code: code, tracker },
        postage_label: { ...label, label_file_type: 'application/pdf' },
      };
      await this.store.insert({ id: tracker.id, kind: 'tracker', parent: id, data: tracker, extra: {} });
      await this.store.save({ id, kind: 'shipment', parent: null, data: bought, extra: {} });
      await this.tell('tracker.created', tracker);
      return bought;
    });
  }

  /** @throws CarrierError */
  async shipment(id: string): Promise<WireShipment> {
    return ((await this.store.find<WireShipment, object>('shipment', id)) ?? notFound()).data;
  }

  /** @throws CarrierError */
  async tracker(id: string): Promise<WireTracker> {
    return ((await this.store.find<WireTracker, object>('tracker', id)) ?? notFound()).data;
  }

  /** Gives a label back that no carrier has seen yet; it is agreed to at once. @throws CarrierError */
  refund(id: string): Promise<WireShipment> {
    return this.work.run(async () => {
      const { data } = (await this.store.lock<WireShipment, object>('shipment', id)) ?? notFound();
      if (!data.postage_label)
        throw new CarrierError(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'There is nothing to refund.');
      const [known] = (await this.store.list<WireTracker>({ kind: 'tracker', parent: id, limit: 1 })).items;
      const isUsed = (known?.data.tracking_details.length ?? 0) > 1;
      const given: WireShipment = { ...data, refund_status: isUsed ? 'rejected' : 'refunded' };
      await this.store.save({ id, kind: 'shipment', parent: null, data: given, extra: {} });
      return given;
    });
  }

  /** One step on its way, told to the shop. Empty when there is no such parcel or it has arrived; else the event. */
  advance(id: string): Promise<string> {
    return this.work.run(async () => {
      const known = await this.store.lock<WireTracker, object>('tracker', id);
      const next = known && advanced(known.data, this.clock.now());
      if (!next) return '';
      await this.store.save({ id, kind: 'tracker', parent: known.parent, data: next, extra: {} });
      return this.tell('tracker.updated', next);
    });
  }

  async recent(limit: number): Promise<WireTracker[]> {
    const { items } = await this.store.list<WireTracker>({ kind: 'tracker', limit });
    return items.map(({ data }) => data);
  }

  private async tell(type: string, tracker: WireTracker): Promise<string> {
    const now = this.clock.now();
    const [id, eventId] = [this.ids.next(), this.codes.next('evt_')];
    const event = { id: eventId, object: 'Event', mode: 'test', description: type, result: tracker };
    const body = JSON.stringify({
      ...event,
      created_at: now.toISOString(),
      pending_urls: [],
      completed_urls: [],
    });
    await this.outgoing.add({ id, provider: 'easypost', eventId, type, url: null, body }, now);
    await this.timers.at(now, { task: 'sandbox.deliver', id });
    return eventId;
  }
}

function notFound(): never {
  throw new CarrierError(404, 'NOT_FOUND', 'The requested resource could not be found.');
}
