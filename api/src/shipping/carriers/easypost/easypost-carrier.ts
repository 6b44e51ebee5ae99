import type { Destination } from '../../../kernel/area.js';
import type { DeclaredValues } from '../../../kernel/declared-variable.js';
import { NoProvider } from '../../../platform/config/provider-access.js';
import type { PluginTools } from '../../../platform/connections/plugins.js';
import { member, textOf, type ProviderAnswer } from '../../../platform/outbound/call.js';
import {
  Carrier,
  type BoughtLabel,
  type CarrierMessage,
  type CarrierRefused,
  type CarrierUnknown,
  type Customs,
  type Rated,
  type Recipient,
  type RefundState,
  type TrackedParcel,
  type MessageHeader,
} from '../../application/carrier.js';
import type { PackedParcel } from '../../domain/packing.js';
import { easypost } from './definition.js';
import { EasyPostHttp } from './easypost-http.js';
import { readEvent } from './read-event.js';
import { labelOf, ratesOf } from './read-shipment.js';
import { trackedParcel } from './read-tracker.js';
import { originOf, shipmentRequest } from './shipment-request.js';
import { tryOut } from './trial.js';

/** Staff waits longer than a shopper: the carrier's own computers make the label meanwhile. */
const TIMEOUT_MS = 5_500;
/** The label may have been bought, or may still be: the shipment tells. */
const UNCLEAR = /^SHIPMENT\.(POSTAGE\.(EXISTS|TIMED_OUT|NO_RESPONSE)|PURCHASE\.IN_PROGRESS)$/;
const REFUNDS: Readonly<Record<string, RefundState>> = {
  none: 'none',
  submitted: 'submitted',
  refunded: 'refunded',
  rejected: 'rejected',
  not_applicable: 'rejected',
};

/** Parcels by EasyPost: https://docs.easypost.com/docs/shipments, trackers, webhooks. */
export class EasyPostCarrier extends Carrier {
  readonly name = easypost.name;

  constructor(
    private readonly http: EasyPostHttp,
    private readonly values: () => DeclaredValues,
  ) {
    super();
  }

  readonly tryOut = () => tryOut(this.http);

  override get isConfigured(): boolean {
    return this.http.isConfigured;
  }

  override rates(to: Destination, parcel: PackedParcel, timeoutMs: number) {
    return answered(async () => {
      const body = shipmentRequest(this.values(), to, parcel);
      return offered(await this.http.call('POST', '/shipments', timeoutMs, body));
    });
  }

  override get origin(): Destination {
    return originOf(this.values());
  }

  override offer(to: Recipient, parcel: PackedParcel, reference: string, customs: Customs | null) {
    return answered(async () => {
      const body = shipmentRequest(this.values(), to, parcel, reference, customs);
      return offered(await this.http.call('POST', '/shipments', TIMEOUT_MS, body));
    });
  }

  override buy(shipmentRef: string, rateRef: string) {
    return answered(async () => {
      const path = `/shipments/${encodeURIComponent(shipmentRef)}/buy`;
      const answer = await this.http.call('POST', path, TIMEOUT_MS, { rate: { id: rateRef } });
      return UNCLEAR.test(codeOf(answer)) ? this.perhapsBought(shipmentRef) : bought(answer);
    });
  }

  /** A label that is not there yet may still come: that there will be none is for a later look to say. */
  private async perhapsBought(shipmentRef: string): Promise<BoughtLabel | CarrierUnknown> {
    const seen = await this.read(shipmentRef);
    return seen.outcome === 'bought' ? seen : { outcome: 'unknown', message: seen.message };
  }

  override read(shipmentRef: string): Promise<BoughtLabel | CarrierRefused | CarrierUnknown> {
    return answered(async () => {
      const path = `/shipments/${encodeURIComponent(shipmentRef)}`;
      const answer = await this.http.call('GET', path, TIMEOUT_MS);
      if (isWhole(answer) && member(answer.body, 'postage_label') === null)
        return { outcome: 'refused', message: 'no label was bought' };
      return bought(answer);
    });
  }

  override refund(shipmentRef: string) {
    return answered(async () => {
      const path = `/shipments/${encodeURIComponent(shipmentRef)}/refund`;
      const answer = refundOf(await this.http.call('POST', path, TIMEOUT_MS));
      if (answer.outcome !== 'refused') return answer;
      // asked before, and the answer was lost: the shipment tells
      const known = await this.refundState(shipmentRef);
      return known.outcome === 'refund' && known.state !== 'none' ? known : answer;
    });
  }

  override refundState(shipmentRef: string) {
    return answered(async () => {
      const path = `/shipments/${encodeURIComponent(shipmentRef)}`;
      return refundOf(await this.http.call('GET', path, TIMEOUT_MS));
    });
  }

  override labelFile(labelUrl: string) {
    return this.http.labelFile(labelUrl);
  }

  override track(trackerRef: string): Promise<TrackedParcel | CarrierRefused | CarrierUnknown> {
    return answered(async () => {
      const path = `/trackers/${encodeURIComponent(trackerRef)}`;
      const answer = await this.http.call('GET', path, TIMEOUT_MS);
      return (answer.status === 200 ? trackedParcel(answer.body) : null) ?? saidNo(answer);
    });
  }

  override readMessage(raw: Uint8Array, header: MessageHeader): CarrierMessage {
    if (!this.isConfigured) return { outcome: 'rejected', reason: 'no carrier is set up' };
    return readEvent(raw, header('x-hmac-signature'), this.http.access.secrets['webhookSecret'] ?? '');
  }
}

export const make = ({ access, values, clock }: Omit<PluginTools, 'ids' | 'addresses'>) =>
  new EasyPostCarrier(new EasyPostHttp(access, clock), values);

/** What has no answer is unknown: it may have happened. */
async function answered<T>(work: () => Promise<T>): Promise<T | CarrierRefused | CarrierUnknown> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : 'no answer';
    return { outcome: error instanceof NoProvider ? 'refused' : 'unknown', message };
  }
}

function offered(answer: ProviderAnswer): Rated | CarrierRefused | CarrierUnknown {
  const shipmentRef = isWhole(answer) ? textOf(member(answer.body, 'id')) : null;
  return shipmentRef ? { outcome: 'rated', shipmentRef, rates: ratesOf(answer.body) } : saidNo(answer);
}

function refundOf(answer: ProviderAnswer) {
  const state = REFUNDS[textOf(member(answer.body, 'refund_status')) ?? 'none'];
  return isWhole(answer) && state ? { outcome: 'refund' as const, state } : saidNo(answer);
}

const bought = (answer: ProviderAnswer): BoughtLabel | CarrierRefused | CarrierUnknown =>
  (isWhole(answer) ? labelOf(answer.body) : null) ?? saidNo(answer);

const isWhole = ({ status, body }: ProviderAnswer) =>
  status >= 200 && status < 300 && member(body, 'object') === 'Shipment';

/** 4xx is a definite no, but for those that ask to come again; anything else is not known. */
function saidNo(answer: ProviderAnswer): CarrierRefused | CarrierUnknown {
  const { status, body } = answer;
  const message = textOf(member(member(body, 'error'), 'message')) ?? `the carrier answered ${status}`;
  const isNo = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { outcome: isNo && !UNCLEAR.test(codeOf(answer)) ? 'refused' : 'unknown', message };
}

const codeOf = ({ body }: ProviderAnswer): string => textOf(member(member(body, 'error'), 'code')) ?? '';
