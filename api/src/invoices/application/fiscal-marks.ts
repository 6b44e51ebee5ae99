import { labelOfAuthority } from '../authorities/known.js';
import { marksOf, type FiscalMark } from '../domain/fiscal.js';
import type { Registrations } from './ports.js';

/** What the printed papers say of the tax office. */
export class FiscalMarks {
  constructor(private readonly registrations: Registrations) {}

  /** By the ids of the invoice and the credit notes that a tax office is told of. */
  async ofOrder(orderId: string): Promise<ReadonlyMap<string, FiscalMark>> {
    return marksOf(await this.registrations.ofOrder(orderId), labelOfAuthority);
  }
}
