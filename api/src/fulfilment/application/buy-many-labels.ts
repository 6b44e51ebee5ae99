import type { BuyLabel } from '../../labels/application/buy-label.js';
import type { GetLabelRates } from '../../labels/application/get-label-rates.js';
import type { ShippingLabel } from '../../labels/application/label.js';
import type { Labels } from '../../labels/application/ports.js';
import { CarrierRefusedLabel, CarrierSilent } from '../../labels/domain/refusals.js';
import { chosenRate, type RateChoice } from '../domain/choose-rate.js';
import { eachOrder, type OrderResult } from './each-order.js';

export type LabelResult = OrderResult<{ label: ShippingLabel }>;

/** Written with each step of one label, in its transaction. */
export type AuditLabel = (
  orderId: string,
  action: 'order.label-offered' | 'order.label-bought',
  about: { labelId: string; rate?: string },
) => Promise<void>;

/** Buys the label of each of many orders, as if it alone were bought: asked twice, it is the same one. */
export class BuyManyLabels {
  constructor(
    private readonly labels: Labels,
    private readonly rates: GetLabelRates,
    private readonly buy: BuyLabel,
  ) {}

  /** Once the carrier does not answer, it is not asked for the others: they would only wait for the same. */
  buyManyLabels(orderIds: readonly string[], choice: RateChoice, audit: AuditLabel): Promise<LabelResult[]> {
    let isSilent = false;
    return eachOrder(
      orderIds.map((orderId) => ({ orderId })),
      async ({ orderId }) => {
        if (isSilent) throw new CarrierSilent();
        try {
          return await this.buyOne(orderId, choice, audit);
        } catch (error) {
          isSilent = error instanceof CarrierSilent;
          throw error;
        }
      },
    );
  }

  private async buyOne(orderId: string, choice: RateChoice, audit: AuditLabel) {
    const known = (await this.labels.ofOrder(orderId)).find(
      ({ parcelId, state }) => parcelId === null && HAD.includes(state),
    );
    if (known?.state === 'bought') return { isChanged: false, label: known };
    const label =
      known ??
      (await this.rates.getLabelRates(orderId, null, ({ id }) =>
        audit(orderId, 'order.label-offered', { labelId: id }),
      ));
    const rate = label.rateRef ?? chosenRate(label.rates, choice)?.ref;
    if (rate === undefined) throw new CarrierRefusedLabel('No rate is offered for this parcel.');
    const bought = await this.buy.buyLabel(orderId, label.id, rate, () =>
      audit(orderId, 'order.label-bought', { labelId: label.id, rate }),
    );
    return { isChanged: true, label: bought };
  }
}

/** It is there, or the answer to its purchase was lost: then it is asked for once more. */
const HAD: readonly string[] = ['bought', 'buying'];
