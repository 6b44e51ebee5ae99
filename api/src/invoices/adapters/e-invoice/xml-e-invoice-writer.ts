import { Injectable } from '@nestjs/common';
import { EInvoiceWriter } from '../../application/ports.js';
import type { EInvoice } from '../../domain/e-invoice.js';
import { cii } from './cii.js';
import { ubl } from './ubl.js';

/** Both, as text; what writes XML is read when the first one is asked for. */
@Injectable()
export class XmlEInvoiceWriter extends EInvoiceWriter {
  override async ubl(invoice: EInvoice): Promise<string> {
    return written(ubl(invoice));
  }

  override async cii(invoice: EInvoice): Promise<string> {
    return written(cii(invoice));
  }
}

/** Signs that XML cannot hold (XML 1.0, production 2) are left out: they are in a name by accident. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

async function written(document: Record<string, unknown>): Promise<string> {
  const { default: Builder } = await import('fast-xml-builder');
  const options = { ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#', format: true };
  const declared = { '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...document };
  return new Builder(options).build(JSON.parse(JSON.stringify(declared, withoutNoXml)));
}

const withoutNoXml = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(NO_XML, '') : value;
