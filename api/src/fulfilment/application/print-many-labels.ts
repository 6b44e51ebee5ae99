import type { LabelFile, Labels } from '../../labels/application/ports.js';
import type { PrintLabel } from '../../labels/application/print-label.js';
import { LabelsLacking } from '../domain/refusals.js';
import { orderNumber } from '../../orders/domain/order.js';

/** Makes one file of many. */
export abstract class LabelSheets {
  /** A PDF with every page of each, in their order. */
  abstract join(files: readonly LabelFile[]): Promise<Uint8Array>;
}

/** The labels of many orders in one file, to be printed at once. */
export class PrintManyLabels {
  constructor(
    private readonly labels: Labels,
    private readonly print: PrintLabel,
    private readonly sheets: LabelSheets,
  ) {}

  /** @throws LabelsLacking, which names the orders without a label, CarrierSilent */
  async printManyLabels(orderIds: readonly string[]): Promise<Uint8Array> {
    const [found, lacking]: [{ orderId: string; id: string }[], string[]] = [[], []];
    for (const orderId of orderIds) {
      // the parcel that was packed first on top
      const bought = (await this.labels.ofOrder(orderId)).filter(({ state }) => state === 'bought');
      found.push(...bought.toReversed());
      if (bought.length === 0) lacking.push(orderNumber(orderId));
    }
    if (lacking.length > 0) throw new LabelsLacking(lacking);
    const files: LabelFile[] = [];
    for (const { orderId, id } of found) files.push(await this.print.printLabel(orderId, id));
    return this.sheets.join(files);
  }
}
