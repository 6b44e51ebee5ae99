export type InvoiceRecord = {
  id: string;
  number: string | number;
  orderId: string;
  orderNumber: string;
  customer?: { name: string; email: string };
  amount: number;
  status: string;
  issuedAt: string;
  dueAt: string | null;
  lines?: { name: string; quantity: number; price: number; total: number }[];
};
