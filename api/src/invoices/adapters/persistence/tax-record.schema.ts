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
