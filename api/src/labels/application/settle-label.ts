import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { NOTE } from '../../orders/application/note-order.js';
import type { OrderTimeline, Orders } from '../../orders/application/ports.js';
import { SYSTEM } from '../../orders/domain/snapshots.js';
import type {
  BoughtLabel,
  Carrier,
  CarrierRefused,
  CarrierUnknown,
} from '../../shipping/application/carrier.js';
import { serviceName } from '../../shipping/domain/carrier-rate.js';
import type { Postage, ShippingLabel } from './label.js';
import { LabelNotFound } from '../domain/refusals.js';
import type { Labels, LabelFiles } from './ports.js';

/** Applies the carrier's answer to a purchase, once, whoever brings it: the click, its repeat or the job. */
export class SettleLabel {
  constructor(
    private readonly orders: Orders,
    private readonly labels: Labels,
    private readonly files: LabelFiles,
    private readonly timeline: OrderTimeline,
    private readonly carrier: Carrier,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Unknown leaves it `buying`. @throws LabelNotFound */
  async settleLabel(
    labelId: string,
    answer: BoughtLabel | CarrierRefused | CarrierUnknown,
  ): Promise<ShippingLabel> {
    const label = await this.unitOfWork.run(() => this.apply(labelId, answer));
    if (label.state === 'bought' && label.postage && answer.outcome === 'bought') {
      const file = await this.carrier.labelFile(label.postage.labelUrl);
      if (file) await this.files.keep(labelId, file);
    }
    return label;
  }

  private async apply(
    labelId: string,
    answer: BoughtLabel | CarrierRefused | CarrierUnknown,
  ): Promise<ShippingLabel> {
    const known = await this.labels.find(labelId);
    const order = known && (await this.orders.lock(known.orderId));
    const label = await this.labels.lock(labelId);
    if (!label || !order) throw new LabelNotFound();
    if (label.state !== 'buying' || answer.outcome === 'unknown') return label;
    if (answer.outcome === 'refused')
      return this.save({ ...label, state: 'failed', failure: answer.message });
    const { outcome: _, ...postage } = answer;
    await this.timeline.append({
      ...{ orderId: label.orderId, event: NOTE, from: order.status, to: order.status, actor: SYSTEM },
      message: sentence(postage),
    });
    return this.save({ ...label, state: 'bought', postage });
  }

  private async save(label: ShippingLabel): Promise<ShippingLabel> {
    await this.labels.save(label);
    return label;
  }
}

const sentence = (postage: Postage): string =>
  `Label bought: ${serviceName(postage)} for ${postage.cost.toString()}, tracking number ${postage.trackingNumber}`;
