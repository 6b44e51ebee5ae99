import type { Carrier, MessageHeader } from '../../shipping/application/carrier.js';
import { CarrierMessageRejected, CarrierSilent, NoSuchCarrier } from '../domain/refusals.js';
import type { FollowParcel } from './follow-parcel.js';
import type { Labels } from './ports.js';

const MUCH_LATER = new Date('9999-12-31');

/** A carrier's signed message: a hint that a parcel has moved. A failure is thrown, so that it is sent again. */
export class ReceiveCarrierMessage {
  constructor(
    private readonly carrier: Carrier,
    private readonly labels: Labels,
    private readonly follow: FollowParcel,
  ) {}

  /** @throws NoSuchCarrier for another than the one in use, CarrierMessageRejected, and CarrierSilent when it must come again */
  async receiveCarrierMessage(provider: string, raw: Uint8Array, header: MessageHeader): Promise<void> {
    if (provider !== this.carrier.name) throw new NoSuchCarrier();
    const message = this.carrier.readMessage(raw, header);
    if (message.outcome === 'rejected') throw new CarrierMessageRejected(message.reason);
    if (message.outcome === 'other') return;
    const label = await this.labels.byTracker(message.trackerRef);
    if (!label) return this.mayComeYet();
    if ((await this.follow.followParcel(label)) === 'unclear') throw new CarrierSilent();
  }

  /** The news of a parcel may overtake that of its label; what no label is bought for is not the shop's. */
  private async mayComeYet(): Promise<void> {
    const [buying] = await this.labels.due(['buying'], MUCH_LATER, 1);
    if (buying) throw new CarrierSilent();
  }
}
