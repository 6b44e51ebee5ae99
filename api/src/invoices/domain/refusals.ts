import { Refusal } from '../../kernel/refusal.js';

export class InvoiceNotFound extends Refusal {
  constructor() {
    super('not-found', 'invoice_not_found', 'Invoice not found');
  }
}
