import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Sent } from './panel';

type Media = { schema: object };
type Operation = { requestBody?: { content: Record<string, Media> } };
type Document = { paths: Record<string, Record<string, Operation>>; components: object };

const document = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as Document;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, validateFormats: false });
ajv.addSchema({ $id: 'shop', components: document.components });

/** The call of the document that a path of the panel belongs to: `/products/p1` is `/api/v1/admin/products/{id}`. */
function operationOf({ method, path }: Sent): Operation | undefined {
  const parts = `/api/v1/admin${path}`.split('/');
  const fits = (pattern: string) =>
    pattern.split('/').length === parts.length &&
    pattern.split('/').every((part, index) => part.startsWith('{') || part === parts[index]);
  const pattern = Object.keys(document.paths).find(fits);
  return pattern ? document.paths[pattern]?.[method.toLowerCase()] : undefined;
}

/** What the document has against a body that was sent, member by member; empty when it takes it. */
export function faultsOf(sent: Sent): string[] {
  const schema = operationOf(sent)?.requestBody?.content['application/json']?.schema;
  if (!schema) throw new Error(`the document has no body for ${sent.method} ${sent.path}`);
  const within = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"shop#/components/'),
  ) as object;
  const check = ajv.compile(within);
  return check(sent.body) ? [] : (check.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
}
