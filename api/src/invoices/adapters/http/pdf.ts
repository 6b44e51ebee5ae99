import { StreamableFile, applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Printed } from '../../application/printed-paper.js';

/** Documents an answer that is a PDF. */
export function AnswersPdf() {
  return applyDecorators(
    ApiProduces('application/pdf'),
    ApiOkResponse({ description: 'The document.', schema: { type: 'string', format: 'binary' } }),
  );
}

/** Documents an answer that is XML. */
export function AnswersXml() {
  return applyDecorators(
    ApiProduces('application/xml'),
    ApiOkResponse({ description: 'The document.', schema: { type: 'string' } }),
  );
}

/** A document takes the process some hundredths of a second, in which it does nothing else; guests and links get them, too. */
export const DOCUMENT_LIMIT = { limit: 60, seconds: 600 };

/** Offers the document for download under its own name. */
export const pdf = (printed: Printed): StreamableFile => download(printed, 'application/pdf');
export const xml = (printed: Printed): StreamableFile => download(printed, 'application/xml');

function download({ bytes, fileName }: Printed, type: string): StreamableFile {
  return new StreamableFile(bytes, {
    type,
    disposition: `attachment; filename="${fileName}"`,
    length: bytes.length,
  });
}
