import { Injectable } from '@nestjs/common';
import type { LabelFile } from '../../../labels/application/ports.js';
import { LabelSheets } from '../../application/print-many-labels.js';

/** Points: 4 by 6 inches, as carriers make labels. */
const LABEL: [number, number] = [288, 432];

/** Copies the pages of each PDF as they are; a picture gets a page of its own. Its library is read with the first sheet. */
@Injectable()
export class PdfLabelSheets implements LabelSheets {
  async join(files: readonly LabelFile[]): Promise<Uint8Array> {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const sheet = await PDFDocument.create();
    for (const { type, bytes } of files) {
      if (type === 'image/png') {
        const picture = await sheet.embedPng(bytes);
        const { width, height } = picture.scaleToFit(...LABEL);
        sheet.addPage(LABEL).drawImage(picture, { x: 0, y: LABEL[1] - height, width, height });
        continue;
      }
      const label = await PDFDocument.load(bytes);
      for (const page of await sheet.copyPages(label, label.getPageIndices())) sheet.addPage(page);
    }
    return sheet.save();
  }
}
