import { Injectable } from '@nestjs/common';
import { xmlBuilder } from '../../../platform/xml/xml-builder.js';
import { EInvoiceWriter } from '../../application/ports.js';
import type { EInvoice } from '../../domain/e-invoice.js';
import { cii } from './cii.js';
import { ubl } from './ubl.js';

/** Both, as text; what writes XML is read when the first one is asked for. */
@Injectable()
export class XmlEInvoiceWriter implements EInvoiceWriter {
  async ubl(invoice: EInvoice): Promise<string> {
    return written(ubl(invoice));
  }

  async cii(invoice: EInvoice): Promise<string> {
    return written(cii(invoice));
  }
}

async function written(document: Record<string, unknown>): Promise<string> {
  const builder = await xmlBuilder({ format: true });
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...document });
}
