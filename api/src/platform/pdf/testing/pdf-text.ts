import { getDocumentProxy } from 'unpdf';

/** What a PDF writes as a reader sees it, a line for each piece of text. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const page = await document.getPage(index + 1);
    const { items } = await page.getTextContent();
    return items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []));
  });
  return (await Promise.all(pages)).flat().join('\n');
}
