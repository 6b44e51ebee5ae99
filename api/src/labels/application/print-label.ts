import type { Carrier } from '../../shipping/application/carrier.js';
import { CarrierSilent, LabelNotFound, notBought } from '../domain/refusals.js';
import type { Labels, Paper, Papers } from './ports.js';

/** The label on paper: what was kept, else fetched once more. */
export class PrintLabel {
  constructor(
    private readonly labels: Labels,
    private readonly papers: Papers,
    private readonly carrier: Carrier,
  ) {}

  /** @throws LabelNotFound, LabelNotPossible, CarrierSilent */
  async execute(orderId: string, labelId: string): Promise<Paper> {
    const label = await this.labels.find(labelId);
    if (label?.orderId !== orderId) throw new LabelNotFound();
    if (label.state !== 'bought' || !label.postage) throw notBought();
    const kept = await this.papers.find(labelId);
    if (kept) return kept;
    const paper = await this.carrier.paper(label.postage.labelUrl);
    if (!paper) throw new CarrierSilent();
    return paper;
  }
}
