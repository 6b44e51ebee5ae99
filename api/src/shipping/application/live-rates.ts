import type { Clock } from '../../kernel/clock.js';
import type { Destination } from '../../kernel/area.js';
import type { CarrierRate } from '../domain/carrier-rate.js';
import type { PackedParcel } from '../domain/packing.js';
import type { Carrier } from './carrier.js';

/** Nobody at the checkout waits longer for a carrier than this. */
export const TIMEOUT_MS = 1_500;
/** What was shown stands this long, so that it can be charged; so does that there was no answer. */
export const KEPT_MS = 30 * 60_000;
export const SILENCE_KEPT_MS = 5 * 60_000;

/** What carriers asked for parcels like these, for every process of the shop. */
export abstract class KeptRates {
  /** The rates of this parcel, though their time be over; undefined when nobody has asked. */
  abstract find(key: string): Promise<{ rates: readonly CarrierRate[]; until: Date } | undefined>;
  /** Keeps them unless others are kept that still hold; answers those that are kept now. */
  abstract keep(
    key: string,
    rates: readonly CarrierRate[],
    now: Date,
    until: Date,
  ): Promise<readonly CarrierRate[]>;
  /** Drops what is over since then. */
  abstract forget(before: Date): Promise<void>;
}

/** What the carrier takes for a parcel now, asked once and kept for a while; nothing when it does not answer in time. */
export class LiveRates {
  constructor(
    private readonly carrier: Carrier,
    private readonly kept: KeptRates,
    private readonly clock: Clock,
  ) {}

  /** With `asking` false what was said before counts, even if its time has just ended: nobody is asked. */
  async of(to: Destination, parcel: PackedParcel, asking: boolean): Promise<readonly CarrierRate[]> {
    if (!this.carrier.isConfigured || to.country === '' || !to.postcode?.trim()) return [];
    const key = keyOf(to, parcel);
    const known = await this.kept.find(key);
    const now = this.clock.now();
    if (known && (!asking || known.until > now)) return known.rates;
    return asking ? this.ask(key, to, parcel, now) : [];
  }

  private async ask(
    key: string,
    to: Destination,
    parcel: PackedParcel,
    now: Date,
  ): Promise<readonly CarrierRate[]> {
    const answer = await this.carrier.rates(to, parcel, TIMEOUT_MS);
    const isSilent = answer.outcome === 'unknown';
    const rates = answer.outcome === 'rated' ? answer.rates : [];
    const until = new Date(now.getTime() + (isSilent ? SILENCE_KEPT_MS : KEPT_MS));
    return this.kept.keep(key, rates, now, until);
  }
}

const keyOf = ({ country, region, postcode }: Destination, parcel: PackedParcel): string =>
  JSON.stringify([
    country,
    plain(region),
    plain(postcode),
    parcel.grams,
    parcel.lengthMm,
    parcel.widthMm,
    parcel.heightMm,
  ]);

const plain = (text: string | null) => (text ?? '').trim().toUpperCase();
