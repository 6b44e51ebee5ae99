import { Money } from '../../kernel/money.js';
import type { Destination } from '../../kernel/area.js';
import {
  Carrier,
  type BoughtLabel,
  type CarrierMessage,
  type CarrierRefused,
  type CarrierUnknown,
  type Customs,
  type OfferedRate,
  type Recipient,
  type RefundState,
  type TrackedParcel,
} from '../application/carrier.js';
import type { PackedParcel } from '../domain/packing.js';

const UNKNOWN = { outcome: 'unknown', message: 'no answer' } as const;
const REFUSED = { outcome: 'refused', message: 'not found' } as const;

/** A carrier in memory, which does as it is told. */
export class PlayedCarrier extends Carrier {
  name = 'played';
  isConfigured = true;
  /** Answers nothing; what it was asked for is done all the same. */
  isSilent = false;
  /** Says no to everything, in these words. */
  refusesWith: string | null = null;
  message: CarrierMessage = { outcome: 'rejected', reason: 'signature' };
  sentTo: Recipient[] = [];
  asked: PackedParcel[] = [];
  declared: (Customs | null)[] = [];
  origin: Destination = { country: 'US', region: 'CA', postcode: '94104' };
  bought: string[] = [];
  offers: OfferedRate[] = [rate('GroundAdvantage', 549, 5), rate('Priority', 899, 2)];
  tracked: TrackedParcel | null = null;
  refundsAs: RefundState = 'refunded';
  private readonly shipments = new Set<string>();
  private readonly labels = new Map<string, BoughtLabel>();
  /** Shipments whose labels were given back. */
  private readonly returned = new Set<string>();

  override rates(_to: Destination, parcel: PackedParcel) {
    this.asked.push(parcel);
    return this.say({ outcome: 'rated' as const, rates: this.offers });
  }

  override offer(to: Recipient, parcel: PackedParcel, reference: string, customs: Customs | null) {
    this.declared.push(customs);
    this.sentTo.push(to);
    this.asked.push(parcel);
    const shipmentRef = `shp_${reference}`;
    this.shipments.add(shipmentRef);
    return this.say({ outcome: 'rated' as const, shipmentRef, rates: this.offers });
  }

  override buy(shipmentRef: string, rateRef: string) {
    const known = this.labels.get(shipmentRef);
    if (known) return this.say(known);
    const found = this.offers.find(({ ref }) => ref === rateRef);
    if (!found || !this.shipments.has(shipmentRef)) return this.say<BoughtLabel | CarrierRefused>(REFUSED);
    this.bought.push(shipmentRef);
    const label: BoughtLabel = {
      ...{ outcome: 'bought', carrier: found.carrier, service: found.service, cost: found.price },
      ...{ trackingNumber: `EZ${this.bought.length}`, trackerRef: `trk_${this.bought.length}` },
      labelUrl: 'https://labels.example/label.pdf',
    };
    this.labels.set(shipmentRef, label);
    return this.say<BoughtLabel | CarrierRefused>(label);
  }

  override read(shipmentRef: string) {
    return this.say<BoughtLabel | CarrierRefused>(this.labels.get(shipmentRef) ?? REFUSED);
  }

  override refund(shipmentRef: string) {
    if (this.labels.has(shipmentRef)) this.returned.add(shipmentRef);
    return this.refundState(shipmentRef);
  }

  override refundState(shipmentRef: string) {
    const state = this.returned.has(shipmentRef) ? this.refundsAs : 'none';
    return this.say<{ outcome: 'refund'; state: RefundState } | CarrierRefused>(
      this.labels.has(shipmentRef) ? { outcome: 'refund', state } : REFUSED,
    );
  }

  override labelFile() {
    const bytes = new TextEncoder().encode('%PDF-1.4');
    return Promise.resolve(this.isSilent ? null : { type: 'application/pdf', bytes });
  }

  override track() {
    return this.say<TrackedParcel | CarrierRefused>(this.tracked ?? REFUSED);
  }

  override readMessage(): CarrierMessage {
    return this.message;
  }

  private say<T>(answer: T): Promise<T | CarrierRefused | CarrierUnknown> {
    if (this.isSilent) return Promise.resolve(UNKNOWN);
    if (this.refusesWith === null) return Promise.resolve(answer);
    return Promise.resolve({ outcome: 'refused', message: this.refusesWith });
  }
}

function rate(service: string, cents: number, days: number): OfferedRate {
  return { ref: `rate_${service}`, carrier: 'USPS', service, price: Money.ofCents(cents), days };
}
