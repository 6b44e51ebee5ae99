import { randomInt } from 'node:crypto';
import type { PluginTools, ShownParcel } from '../contract.js';
import { ratesOf, whyNotThroughCustoms, type ShipmentRequest, type WireShipment } from './shipment.js';
import { advanced, newTracker, STEPS, type WireTracker } from './tracker.js';

/** So many digits has the number that people follow a parcel by. */
const DIGITS = Array.from({ length: 18 });

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
export class PlayedParcels {
  constructor(private readonly tools: PluginTools) {}

  /** `POST /v2/shipments`. */
  async ship(request: ShipmentRequest): Promise<WireShipment> {
    const id = this.tools.codes.next('shp_');
    const shipment: WireShipment = {
      ...request,
      ...{ id, object: 'Shipment', mode: 'test', messages: [] },
      rates: ratesOf(request, id, () => this.tools.codes.next('rate_')),
      ...{
        selected_rate: null,
        postage_label: null,
        tracking_code: null,
        tracker: null,
        refund_status: null,
      },
    };
    await this.tools.objects.insert({ id, kind: 'shipment', parent: null, data: shipment, extra: {} });
    return shipment;
  }

  /** `POST /v2/shipments/:id/buy`; the label lies at `labelUrl`. @throws CarrierError */
  buy(id: string, rateId: string, labelUrl: string): Promise<WireShipment> {
    return this.tools.work.run(async () => {
      const { data } = (await this.tools.objects.lock<WireShipment, object>('shipment', id)) ?? notFound();
      if (data.postage_label)
        throw new CarrierError(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.');
      const rate = data.rates.find((one) => one.id === rateId);
      if (!rate)
        throw new CarrierError(422, 'SHIPMENT.POSTAGE.FAILURE', 'Unable to buy postage: unknown rate.');
      const why = whyNotThroughCustoms(data);
      if (why) throw new CarrierError(422, 'SHIPMENT.POSTAGE.FAILURE', `Unable to buy postage: ${why}`);
      const code = `EZ${DIGITS.map(() => randomInt(10)).join('')}`;
      const tracker = newTracker(
        this.tools.codes.next('trk_'),
        code,
        rate.carrier,
        id,
        this.tools.clock.now(),
      );
      const label = {
        id: this.tools.codes.next('pl_'),
        object: 'PostageLabel' as const,
        label_url: labelUrl,
      };
      const bought: WireShipment = {
        ...data,
        ...{ selected_rate: rate, tracking_code: code, tracker },
        postage_label: { ...label, label_file_type: 'application/pdf' },
      };
      await this.tools.objects.insert({
        id: tracker.id,
        kind: 'tracker',
        parent: id,
        data: tracker,
        extra: {},
      });
      await this.tools.objects.save({ id, kind: 'shipment', parent: null, data: bought, extra: {} });
      await this.tell('tracker.created', tracker);
      return bought;
    });
  }

  /** @throws CarrierError */
  async shipment(id: string): Promise<WireShipment> {
    return ((await this.tools.objects.find<WireShipment, object>('shipment', id)) ?? notFound()).data;
  }

  /** @throws CarrierError */
  async tracker(id: string): Promise<WireTracker> {
    return ((await this.tools.objects.find<WireTracker, object>('tracker', id)) ?? notFound()).data;
  }

  /** Gives a label back that no carrier has seen yet; it is agreed to at once. @throws CarrierError */
  refund(id: string): Promise<WireShipment> {
    return this.tools.work.run(async () => {
      const { data } = (await this.tools.objects.lock<WireShipment, object>('shipment', id)) ?? notFound();
      if (!data.postage_label)
        throw new CarrierError(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'There is nothing to refund.');
      const [known] = (await this.tools.objects.list<WireTracker>({ kind: 'tracker', parent: id, limit: 1 }))
        .items;
      const isUsed = (known?.data.tracking_details.length ?? 0) > 1;
      const given: WireShipment = { ...data, refund_status: isUsed ? 'rejected' : 'refunded' };
      await this.tools.objects.save({ id, kind: 'shipment', parent: null, data: given, extra: {} });
      return given;
    });
  }

  advance(id: string): Promise<string | undefined> {
    return this.tools.work.run(async () => {
      const known = await this.tools.objects.lock<WireTracker, object>('tracker', id);
      const next = known && advanced(known.data, this.tools.clock.now());
      if (!next) return undefined;
      await this.tools.objects.save({ id, kind: 'tracker', parent: known.parent, data: next, extra: {} });
      return this.tell('tracker.updated', next);
    });
  }

  async recent(limit: number): Promise<ShownParcel[]> {
    const { items } = await this.tools.objects.list<WireTracker>({ kind: 'tracker', limit });
    return items.map(({ data: { id, tracking_code: code, carrier, status, tracking_details } }) => ({
      ...{ id, code, carrier, status },
      next: STEPS[tracking_details.length]?.message,
    }));
  }

  private tell(type: string, tracker: WireTracker): Promise<string> {
    const id = this.tools.codes.next('evt_');
    const event = { id, object: 'Event', mode: 'test', description: type, result: tracker };
    const at = this.tools.clock.now().toISOString();
    return this.tools.tell(type, { ...event, created_at: at, pending_urls: [], completed_urls: [] });
  }
}

function notFound(): never {
  throw new CarrierError(404, 'NOT_FOUND', 'The requested resource could not be found.');
}
