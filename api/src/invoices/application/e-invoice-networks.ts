import type { EInvoiceNetwork } from '../networks/contract.js';

/** The networks that e-invoices can go by. */
export class EInvoiceNetworks {
  constructor(
    private readonly all: readonly EInvoiceNetwork[],
    private readonly isSetUp: (name: string) => boolean,
  ) {}

  /** The first that is set up, asked at each call: keys may be typed in the panel meanwhile. Undefined for none. */
  get current(): EInvoiceNetwork | undefined {
    return this.all.find(({ definition }) => this.isSetUp(definition.name));
  }
}
