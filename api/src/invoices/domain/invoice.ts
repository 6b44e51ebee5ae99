/** A numbered invoice for one order; numbers have no gaps and are never given twice. */
export interface Invoice {
  id: string;
  number: number;
  orderId: string;
  issuedAt: Date;
}

/** How people cite it: `INV-000042`. */
export function invoiceNumber(number: number): string {
  return `INV-${String(number).padStart(6, '0')}`;
}
