import type { Carrier } from '../../shipping/application/carrier.js';
import { CarrierSilent, LabelNotFound, notBought } from '../domain/refusals.js';
import type { Labels, LabelFile, LabelFiles } from './ports.js';

/** The label on file: what was kept, else fetched once more. */
export class PrintLabel {
  constructor(
    private readonly labels: Labels,
    private readonly files: LabelFiles,
    private readonly carrier: Carrier,
  ) {}

  /** @throws LabelNotFound, LabelNotPossible, CarrierSilent */
  async printLabel(orderId: string, labelId: string): Promise<LabelFile> {
    const label = await this.labels.find(labelId);
    if (label?.orderId !== orderId) throw new LabelNotFound();
    if (label.state !== 'bought' || !label.postage) throw notBought();
    const kept = await this.files.find(labelId);
    if (kept) return kept;
    const file = await this.carrier.labelFile(label.postage.labelUrl);
    if (!file) throw new CarrierSilent();
    return file;
  }
}
