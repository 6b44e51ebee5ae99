/** The published document made ready to hold answers against it. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** @typedef {{ [member: string]: unknown }} Schema */
/** @typedef {{ schema?: Schema, examples?: Record<string, { $ref?: string, summary?: string, value?: unknown }> }} Media */
/** @typedef {{ operationId: string, responses: Record<string, { content?: Record<string, Media> }> }} Operation */
/** @typedef {import('ajv').ValidateFunction} Validate */

const REF = '#/components/schemas/';

const document = JSON.parse(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'));
// that the document is one is shown by its own check; a validator is made for a few answers, not for many
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  validateSchema: false,
  code: { optimize: false },
});
formats.default(ajv);
for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
  ajv.addSchema(rewrite(schema, true), `closed:${name}`);
  ajv.addSchema(rewrite(schema, false), `open:${name}`);
}
/** @type {Map<string, Validate>} */
const validators = new Map();

/**
 * Each operation of the document: its id, method and path template.
 *
 * @type {{ path: string, method: string, operation: Operation, matcher: RegExp }[]}
 */
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
 * What holds a value against a schema of the document, made once; `key` names the schema.
 *
 * @param {string} key @param {Schema} schema @returns {Validate}
 */
export function validator(key, schema) {
  const known = validators.get(key);
  if (known) return known;
  const made = ajv.compile(rewrite(schema, true));
  validators.set(key, made);
  return made;
}

/** @param {string} template */
function matcher(template) {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`);
}

/**
 * The schema with every object refusing members that it does not name; as written when it is one part of an `allOf`, whose
 * whole is closed instead.
 *
 * @param {any} schema @param {boolean} close @returns {any}
 */
function rewrite(schema, close) {
  if (Array.isArray(schema)) return schema.map((part) => rewrite(part, close));
  if (typeof schema !== 'object' || schema === null) return schema;
  /** @type {any} */
  const made = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$ref' && typeof value === 'string')
      made[key] = value.startsWith(REF) ? `${close ? 'closed' : 'open'}:${value.slice(REF.length)}` : value;
    else if (key === 'properties')
      made[key] = Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, rewrite(part, true)]),
      );
    else if (key === 'items') made[key] = rewrite(value, true);
    else if (key === 'allOf') made[key] = rewrite(value, false);
    else if (key === 'example' || key === 'examples' || key === 'default' || key === 'discriminator')
      continue;
    else made[key] = rewrite(value, close);
  }
  const isObject = 'properties' in schema || 'allOf' in schema;
  if (close && isObject && !('additionalProperties' in schema)) made['unevaluatedProperties'] = false;
  return made;
}
