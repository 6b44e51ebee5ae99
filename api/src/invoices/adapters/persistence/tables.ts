export interface InvoiceTables {
  invoice: { id: string; number: number; order_id: string; issued_at: Date | string };
  invoice_counter: { singleton: boolean; last: number };
}
