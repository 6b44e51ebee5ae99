import type { Clock } from '../../kernel/clock.js';
import { oneByOne } from '../../kernel/one-by-one.js';
import type { Carrier } from '../../shipping/application/carrier.js';
import type { ShippingLabel } from './label.js';
import type { FollowParcel } from './follow-parcel.js';
import type { Labels } from './ports.js';
import type { RefundLabel } from './refund-label.js';
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
    private readonly returning: RefundLabel,
    private readonly clock: Clock,
  ) {}

  /** How many labels the carrier has said nothing about; one that fails hides no other. */
  async updateLabels(): Promise<number> {
    if (!this.carrier.isConfigured) return 0;
    const labels = [
      ...(await this.due(['buying'], BUYING_MS)),
      ...(await this.due(['bought'], FOLLOW_MS)),
      ...(await this.due(['refunding'], FOLLOW_MS)),
    ];
    let silent = 0;
    await oneByOne(labels, async (label) => {
      if (await this.isSilent(label)) silent += 1;
    });
    return silent;
  }

  private async isSilent(label: ShippingLabel): Promise<boolean> {
    if (label.state === 'bought') return (await this.follow.followParcel(label)) === 'unclear';
    if (label.state === 'buying') {
      const answer = await this.carrier.read(label.shipmentRef);
      return (await this.settle.settleLabel(label.id, answer)).state === 'buying';
    }
    await this.returning.update(label);
    return false;
  }

  private due(states: readonly ShippingLabel['state'][], after: number): Promise<ShippingLabel[]> {
    return this.labels.due(states, new Date(this.clock.now().getTime() - after), AT_ONCE);
  }
}
