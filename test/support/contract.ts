import { appendFileSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

type Schema = { [member: string]: unknown };
interface Media {
  schema?: Schema;
  examples?: Record<string, { $ref?: string; summary?: string; value?: unknown }>;
}
interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}
export interface Exchange {
  method: string;
  /** With the prefix, without the query. */
  path: string;
  status: number;
  contentType: string;
  body: unknown;
}

const REF = '#/components/schemas/';

const document = JSON.parse(
  readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'),
) as Document;
// that the document is one is shown by its own check; a validator is made for a few answers, not for many
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  validateSchema: false,
  code: { optimize: false },
});
formats.default(ajv);
for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
  ajv.addSchema(closed(schema) as Schema, `closed:${name}`);
  ajv.addSchema(open(schema) as Schema, `open:${name}`);
}
const validators = new Map<string, ValidateFunction>();

/** Each operation of the published document: its id, method and path template. */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => /^(get|post|put|patch|delete)$/.test(method))
    .map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
      matcher: matcher(path),
    })),
);

/**
 * Throws unless the answer is one that the document promises: a described status, media type and body, without a
 * member that the document does not name. Addresses that are in no document may only answer 404 or 405.
 */
export function mustKeepContract(exchange: Exchange): void {
  const found = operations.find(
    ({ method, matcher }) => method === exchange.method && matcher.test(exchange.path),
  );
  const where = `${exchange.method} ${exchange.path} ${exchange.status}`;
  if (!found) {
    if (![401, 404, 405].includes(exchange.status))
      throw new Error(`${where}: no such operation is documented`);
    return;
  }
  const response = found.operation.responses[exchange.status];
  if (!response) throw new Error(`${where}: the status is not documented for ${found.operation.operationId}`);
  note(found.operation.operationId, exchange.status);
  const media = exchange.contentType.split(';')[0] ?? '';
  const contents = Object.keys(response.content ?? {});
  if (contents.length === 0) return;
  if (!contents.includes(media))
    throw new Error(`${where}: is ${media}, documented is ${contents.join(', ')}`);
  const examples = response.content?.[media]?.examples;
  const { code } = exchange.body as { code?: string };
  if (exchange.status >= 400 && examples && code !== undefined && !(code in examples))
    surprised(`${found.operation.operationId} ${exchange.status} ${code}`, where);
  const schema = response.content?.[media]?.schema;
  if (!schema || !media.endsWith('json')) return;
  const faults = faultsOf(
    `${found.operation.operationId} ${exchange.status} ${media}`,
    schema,
    exchange.body,
  );
  if (faults.length > 0) throw new Error(`${where}: the body is not as documented\n${faults.join('\n')}`);
}

/** What is wrong with a value by a schema of the document; `key` names the schema. */
export function faultsOf(key: string, schema: Schema, value: unknown): string[] {
  const validate = validator(key, schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, 8).map((fault) => {
    const detail = Object.values(fault.params as Record<string, unknown>).join(', ');
    return `  ${fault.instancePath || '/'} ${fault.message ?? ''} (${detail})`;
  });
}

function validator(key: string, schema: Schema): ValidateFunction {
  const known = validators.get(key);
  if (known) return known;
  const made = ajv.compile(closed(schema) as Schema);
  validators.set(key, made);
  return made;
}

let isStrict = false;

/** From here on this file's tests fail on a refusal that the document does not show. */
export function knowEveryRefusal(): void {
  isStrict = true;
}

/** A code that the document does not show: `npm test` names it in the end. */
function surprised(answer: string, where: string): void {
  if (isStrict)
    throw new Error(`${where}: the document does not show this refusal (${answer}): see @Described`);
  const log = process.env['DUKA_CONTRACT_LOG'];
  if (log) appendFileSync(log, `? ${answer}\n`);
}

/** `npm test` asks in the end whether every operation was met; see api/scripts/lib/contract-coverage.mjs. */
function note(operationId: string, status: number): void {
  const log = process.env['DUKA_CONTRACT_LOG'];
  if (log) appendFileSync(log, `${operationId} ${status}\n`);
}

function matcher(template: string): RegExp {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`);
}

/** The schema with every object refusing members that it does not name. */
function closed(schema: unknown): unknown {
  return rewrite(schema, true);
}

/** The schema as written, for use as one part of an `allOf`, whose whole is closed instead. */
function open(schema: unknown): unknown {
  return rewrite(schema, false);
}

function rewrite(schema: unknown, close: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((part) => rewrite(part, close));
  if (typeof schema !== 'object' || schema === null) return schema;
  const given = schema as Schema;
  const made: Schema = {};
  for (const [key, value] of Object.entries(given)) {
    if (key === '$ref' && typeof value === 'string')
      made[key] = value.startsWith(REF) ? `${close ? 'closed' : 'open'}:${value.slice(REF.length)}` : value;
    else if (key === 'properties')
      made[key] = Object.fromEntries(
        Object.entries(value as Schema).map(([name, part]) => [name, rewrite(part, true)]),
      );
    else if (key === 'items') made[key] = rewrite(value, true);
    else if (key === 'allOf') made[key] = rewrite(value, false);
    else if (key === 'example' || key === 'examples' || key === 'default' || key === 'discriminator')
      continue;
    else made[key] = rewrite(value, close);
  }
  const isObject = 'properties' in given || 'allOf' in given;
  if (close && isObject && !('additionalProperties' in given)) made['unevaluatedProperties'] = false;
  return made;
}
