import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { PeriodWrong } from '../../../kernel/period.js';
import { OrderLinkEnded } from '../../../platform/auth/refusals.js';
import { literal } from '../../../platform/http/failure-literal.js';
import { CreditNoteNotFound, InvoiceNotFound, NothingToRegister } from '../../domain/refusals.js';

/** An invoice and an order of the demo shop. */
const INVOICE = { id: '019422a5-7b58-7258-91a4-d375270ee603' };
const ORDER = { id: '019421be-0306-7bff-a509-40c315f6e65a' };

export const INVOICE_CALLS: CallDescriptions = {
  adminListInvoices: {},
  adminGetInvoice: { parameters: INVOICE, refuses: [new InvoiceNotFound()] },
  adminRegisterInvoice: {
    parameters: INVOICE,
    refuses: [new InvoiceNotFound(), new NothingToRegister()],
  },
  adminDownloadInvoice: { parameters: INVOICE, refuses: [new InvoiceNotFound()] },
  adminDownloadCreditNotes: {
    parameters: INVOICE,
    refuses: [new InvoiceNotFound(), new CreditNoteNotFound()],
  },
};

const wrongPeriod = new PeriodWrong('from must not be after to');

export const TAX_REPORT_CALLS: CallDescriptions = {
  adminTaxReport: { refuses: [wrongPeriod] },
  adminExportTaxReport: { refuses: [wrongPeriod] },
};

export const ORDER_INVOICE_CALLS: CallDescriptions = {
  downloadInvoice: {
    parameters: ORDER,
    refuses: [literal(404, 'order_not_found', 'Order not found'), new OrderLinkEnded()],
  },
  downloadCreditNotes: {
    parameters: ORDER,
    refuses: [
      literal(404, 'order_not_found', 'Order not found'),
      new CreditNoteNotFound(),
      new OrderLinkEnded(),
    ],
  },
};
