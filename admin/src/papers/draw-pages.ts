/** Pixels that a page is wide: sharp on the screens of phones as well. */
const WIDE = 1_200;

/** A PDF as pictures of its pages. What draws it is fetched when the first one is drawn. */
export async function drawPages(pdf: Blob): Promise<HTMLCanvasElement[]> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const drawn: HTMLCanvasElement[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: WIDE / page.getViewport({ scale: 1 }).width });
    const canvas = globalThis.document.createElement('canvas');
    [canvas.width, canvas.height] = [viewport.width, viewport.height];
    await page.render({ canvas, viewport }).promise;
    drawn.push(canvas);
  }
  return drawn;
}
