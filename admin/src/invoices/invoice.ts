export type InvoiceRecord = {
  id: string;
  /** As printed: INV-000042. */
  invoiceId: string;
  number: number;
  orderId: string;
  orderNumber: string;
  customer: { id: string; name: string; email: string };
  amount: number;
  amountDue: number;
  amountRefunded: number;
  status: 'paid' | 'pending' | 'refunded';
  issuedAt: string;
  dueAt: string;
  lines: { name: string; sku: string; quantity: number; price: number; total: number }[];
};
