import { NO_PARTICIPANT } from '../../../kernel/participants.js';
import { OrderLinkEnded } from '../../../platform/auth/refusals.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { literal } from '../../../platform/http/failure-literal.js';
import {
  CreditNoteNotFound,
  InvoiceNotFound,
  NoEInvoice,
  NoNetwork,
  ParticipantUnknown,
} from '../../domain/refusals.js';

/** An invoice, an order and the number of a credit note of the demo shop. */
const INVOICE = { id: '019422a5-7b58-7258-91a4-d375270ee603' };
const ORDER = { id: '019421be-0306-7bff-a509-40c315f6e65a' };
const NOTE = { note: 'CN-000001' };

const none = new NoEInvoice('The shop has no tax number: it stands in the settings.');
const unnamed = new InvalidInput([{ field: 'participant', message: 'participant must be a string' }]);
const ofShop = [new InvoiceNotFound(), none];
const ofBuyer = [
  literal(404, 'order_not_found', 'Order not found'),
  ...[new InvoiceNotFound(), none, new OrderLinkEnded()],
];

export const E_INVOICE_CALLS: CallDescriptions = {
  adminSendInvoice: {
    parameters: INVOICE,
    requests: {
      leitweg: {
        summary: 'To a public buyer in Germany',
        value: { participant: '0204:991-12345-67', buyerReference: '991-12345-67' },
      },
    },
    refuses: [...ofShop, new NoNetwork(), new ParticipantUnknown(), unnamed],
  },
  adminAddressInvoice: {
    parameters: INVOICE,
    requests: {
      leitweg: {
        summary: 'A public buyer in Germany',
        value: { participant: '0204:991-12345-67', buyerReference: '991-12345-67' },
      },
    },
    refuses: [new InvoiceNotFound(), new InvalidInput([{ field: 'participant', message: NO_PARTICIPANT }])],
  },
  adminDownloadEInvoice: { parameters: INVOICE, refuses: ofShop },
  adminDownloadFacturX: { parameters: INVOICE, refuses: ofShop },
  adminDownloadECreditNote: {
    parameters: { ...INVOICE, ...NOTE },
    refuses: [...ofShop, new CreditNoteNotFound()],
  },
  adminDownloadFacturXCreditNote: {
    parameters: { ...INVOICE, ...NOTE },
    refuses: [...ofShop, new CreditNoteNotFound()],
  },
};

export const ORDER_E_INVOICE_CALLS: CallDescriptions = {
  downloadEInvoice: { parameters: ORDER, refuses: ofBuyer },
  downloadFacturX: { parameters: ORDER, refuses: ofBuyer },
  downloadECreditNote: {
    parameters: { ...ORDER, ...NOTE },
    refuses: [...ofBuyer, new CreditNoteNotFound()],
  },
  downloadFacturXCreditNote: {
    parameters: { ...ORDER, ...NOTE },
    refuses: [...ofBuyer, new CreditNoteNotFound()],
  },
};
