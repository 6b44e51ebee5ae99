import type { XmlBuilderOptions } from 'fast-xml-builder';

/** Signs that XML cannot hold (XML 1.0, production 2) are left out: they are in a text by accident. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** What writes XML, read when the first document is asked for: members are elements, those with `@` attributes. */
export async function xmlBuilder({ format }: { format: boolean }) {
  const { default: Builder } = await import('fast-xml-builder');
  const options: XmlBuilderOptions = {
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    textNodeName: '#',
    format,
  };
  const builder = new Builder(options);
  return {
    build: (document: object): string => builder.build(JSON.parse(JSON.stringify(document, withoutNoXml))),
  };
}

const withoutNoXml = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(NO_XML, '') : value;
