import { saveFile } from '../save-file';
import { linkToken } from '../session/order-link';
import { endRefused, readBearer, readToken } from '../session/session';

/**
 * Fetches an order's invoice as PDF and hands it to the browser as a download.
 * Answers false when there is none to be had (then the page is printed instead), but not when the login is over: then
 * the page asks for another one.
 */
export const downloadInvoice = (orderId: string, number: string): Promise<boolean> =>
  download(orderId, 'invoice.pdf', `invoice-${number}.pdf`);

/** Fetches the credit notes of an order, one page for each, as `downloadInvoice` does. */
export const downloadCreditNotes = (orderId: string, number: string): Promise<boolean> =>
  download(orderId, 'credit-notes.pdf', `credit-notes-${number}.pdf`);

/** Fetches the invoice of a business for its program, as `downloadInvoice` does. */
export const downloadEInvoice = (orderId: string, number: string): Promise<boolean> =>
  download(orderId, 'e-invoice.xml', `invoice-${number}.xml`, 'application/xml');

async function download(
  orderId: string,
  paper: string,
  fileName: string,
  type = 'application/pdf',
): Promise<boolean> {
  try {
    const token = linkToken();
    const session = token ? null : readToken();
    const response = await fetch(`/api/v1/orders/${encodeURIComponent(orderId)}/${paper}`, {
      headers: {
        Authorization: token ? `Order ${token}` : `Bearer ${readBearer() ?? ''}`,
        Accept: type,
      },
      signal: AbortSignal.timeout(20_000),
    });
    if (endRefused(response.status, session)) return true;
    if (!response.ok || !response.headers.get('Content-Type')?.includes(type)) return false;
    saveFile(await response.blob(), fileName);
    return true;
  } catch {
    return false;
  }
}
