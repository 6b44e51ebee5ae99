/** What a PDF needs to be a Factur-X 1.0 (ZUGFeRD 2): the invoice for machines inside, and the metadata that names it. */

/** By ISO 19005-3 a PDF may carry a file that it is the picture of. */
export const FACTUR_X = { pdfVersion: '1.7', subset: 'PDF/A-3b' } as const;

/** By Factur-X 1.0 the file is always called so. */
const FILE_NAME = 'factur-x.xml';
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
/** The level that is EN 16931, no more and no less. */
const LEVEL = 'EN 16931';

const PROPERTIES = {
  DocumentFileName: ['Text', 'name of the embedded XML invoice file'],
  DocumentType: ['Text', 'INVOICE'],
  Version: ['Text', 'version of the Factur-X standard'],
  ConformanceLevel: ['Text', 'conformance level of the embedded invoice'],
} as const;

/** Puts the invoice into the PDF and says so in its metadata. */
export function attach(page: PDFKit.PDFDocument, cii: string): void {
  page.file(Buffer.from(cii), {
    ...{ name: FILE_NAME, type: 'text/xml', relationship: 'Alternative' },
    ...{ description: 'The invoice after EN 16931', creationDate: new Date(), modifiedDate: new Date() },
  });
  (page as unknown as { appendXML(xml: string): void }).appendXML(METADATA);
}

const described = Object.entries(PROPERTIES)
  .map(
    ([name, [type, description]]) => `<rdf:li rdf:parseType="Resource">
  <pdfaProperty:name>${name}</pdfaProperty:name>
  <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
  <pdfaProperty:category>external</pdfaProperty:category>
  <pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
  )
  .join('\n');

const METADATA = `
<rdf:Description xmlns:fx="${NAMESPACE}" rdf:about="">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${FILE_NAME}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>${LEVEL}</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${described}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
