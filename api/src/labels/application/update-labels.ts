import type { Clock } from '../../kernel/clock.js';
import type { Carrier } from '../../shipping/application/carrier.js';
import type { ShippingLabel } from './label.js';
import type { FollowParcel } from './follow-parcel.js';
import type { Labels } from './ports.js';
import type { ReturnLabel } from './return-label.js';
import type { SettleLabel } from './settle-label.js';

const MINUTE_MS = 60_000;
/** The carrier has made the label by then, or will not. */
const BUYING_MS = 2 * MINUTE_MS;
/** Webhooks tell sooner; this is for those that never come. */
const FOLLOW_MS = 60 * MINUTE_MS;
const AT_ONCE = 50;

/** The work that nobody waits for: purchases without an answer, parcels on their way, labels that were given back. */
export class UpdateLabels {
  constructor(
    private readonly labels: Labels,
    private readonly carrier: Carrier,
    private readonly settle: SettleLabel,
    private readonly follow: FollowParcel,
    private readonly returning: ReturnLabel,
    private readonly clock: Clock,
  ) {}

  /** How many labels the carrier has said nothing about. */
  async execute(): Promise<number> {
    if (!this.carrier.isConfigured) return 0;
    let silent = 0;
    for (const { id, shipmentRef } of await this.due(['buying'], BUYING_MS)) {
      const { state } = await this.settle.execute(id, await this.carrier.read(shipmentRef));
      if (state === 'buying') silent += 1;
    }
    for (const label of await this.due(['bought'], FOLLOW_MS))
      if ((await this.follow.execute(label)) === 'unclear') silent += 1;
    for (const label of await this.due(['refunding'], FOLLOW_MS)) await this.returning.update(label);
    return silent;
  }

  private due(states: readonly ShippingLabel['state'][], after: number): Promise<ShippingLabel[]> {
    return this.labels.due(states, new Date(this.clock.now().getTime() - after), AT_ONCE);
  }
}
