import { saveFile } from '../save-file';
import { readToken } from '../session/session';

/**
 * Fetches an order's invoice as PDF and hands it to the browser as a download.
 * Answers false when there is none to be had (then the page is printed instead).
 */
export async function downloadInvoice(orderId: string, number: string): Promise<boolean> {
  try {
    const response = await fetch(`/api/v1/orders/${encodeURIComponent(orderId)}/invoice.pdf`, {
      headers: { Authorization: `Bearer ${readToken() ?? ''}`, Accept: 'application/pdf' },
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok || !response.headers.get('Content-Type')?.includes('application/pdf')) return false;
    saveFile(await response.blob(), `invoice-${number}.pdf`);
    return true;
  } catch {
    return false;
  }
}
