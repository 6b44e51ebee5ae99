import type { Clock } from '../../kernel/clock.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Orders } from '../../orders/application/ports.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { Carrier } from '../../shipping/application/carrier.js';
import { LIVE, type ShippingLabel } from './label.js';
import {
  CarrierRefusedLabel,
  CarrierSilent,
  LabelNotFound,
  LabelNotPossible,
  contentChanged,
  labelUnderway,
  notToBeSent,
} from '../domain/refusals.js';
import { isSameContent, type LabelContent } from './label-content.js';
import type { Labels } from './ports.js';
import type { SettleLabel } from './settle-label.js';

/**
 * Buys one label for a parcel: first the shop writes down what it is about to buy, then the carrier is asked, then its
 * answer is applied once. A second click, a retry and a lost answer all meet the same shipment, which has one label.
 */
export class BuyLabel {
  constructor(
    private readonly orders: Orders,
    private readonly labels: Labels,
    private readonly carrier: Carrier,
    private readonly settle: SettleLabel,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly content: LabelContent,
  ) {}

  /** `audit` runs with what is written. @throws OrderNotFound, LabelNotFound, LabelNotPossible, CarrierRefusedLabel, CarrierSilent */
  async buyLabel(
    orderId: string,
    labelId: string,
    rateRef: string,
    audit: () => Promise<void>,
  ): Promise<ShippingLabel> {
    const label = await this.unitOfWork.run(() => this.choose(orderId, labelId, rateRef, audit));
    if (label.state === 'bought') return label;
    const answer = await this.carrier.buy(label.shipmentRef, rateRef);
    const settled = await this.settle.settleLabel(labelId, answer);
    if (settled.state === 'failed') throw new CarrierRefusedLabel(settled.failure);
    if (settled.state === 'buying') throw new CarrierSilent();
    return settled;
  }

  private async choose(
    orderId: string,
    labelId: string,
    rateRef: string,
    audit: () => Promise<void>,
  ): Promise<ShippingLabel> {
    const order = await this.orders.lock(orderId);
    if (!order) throw new OrderNotFound();
    const label = await this.labels.lock(labelId);
    if (label?.orderId !== orderId) throw new LabelNotFound();
    const isSame = label.rateRef === rateRef;
    if (isSame && label.state === 'bought') return label;
    if (isSame && label.state === 'buying') return this.ask(label);
    if (label.state !== 'offered') throw labelUnderway();
    if (order.status !== 'processing') throw notToBeSent();
    if (!label.rates.some(({ ref }) => ref === rateRef))
      throw new LabelNotPossible('Choose one of the rates that were offered.');
    const all = await this.labels.ofOrder(orderId);
    if (all.some((one) => one.parcelId === label.parcelId && LIVE.includes(one.state))) throw labelUnderway();
    const content = await this.content.of(orderId, label.parcelId);
    if (label.content && !isSameContent(label.content, content)) throw contentChanged();
    const chosen = await this.ask({ ...label, state: 'buying', rateRef });
    await audit();
    return chosen;
  }

  /** From now on the carrier has its time for an answer: only then may a label that is not there be given up. */
  private async ask(label: ShippingLabel): Promise<ShippingLabel> {
    const asked = { ...label, askedAt: this.clock.now() };
    await this.labels.save(asked);
    return asked;
  }
}
