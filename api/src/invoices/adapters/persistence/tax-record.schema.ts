/** A row of the function `taxes_summed`: what papers of some days tell of one rate, each in the currency of its order and, as `own`, in the shop's. */
export interface TaxesSummed {
  kind: 'invoice' | 'credit';
  currency: string;
  /** As orders keep it; empty where nothing was sent. */
  country: string;
  name: string;
  thousandths: number;
  papers: number;
  net_cents: number;
  tax_cents: number;
  gross_cents: number;
  own_net_cents: number;
  own_tax_cents: number;
  own_gross_cents: number;
}

/** The view: what invoices charged by rate, and what was given back of it, less than nothing. */
export interface TaxRecords {
  tax_record: {
    kind: 'invoice' | 'credit';
    id: string;
    order_id: string;
    booked_at: string;
    currency: string;
    name: string;
    thousandths: number;
    net_cents: number;
    tax_cents: number;
    gross_cents: number;
  };
}
