import { StreamableFile, applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Printed } from '../../application/print-invoice.js';

/** Documents an answer that is a PDF. */
export function AnswersPdf() {
  return applyDecorators(
    ApiProduces('application/pdf'),
    ApiOkResponse({ description: 'The document.', schema: { type: 'string', format: 'binary' } }),
  );
}

/** Offers the document for download under its own name. */
export function pdf({ bytes, fileName }: Printed): StreamableFile {
  return new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: `attachment; filename="${fileName}"`,
    length: bytes.length,
  });
}
