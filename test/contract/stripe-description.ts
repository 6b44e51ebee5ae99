import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'qs';

type Schema = Record<string, unknown>;
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>;
}
export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const FORM = 'application/x-www-form-urlencoded';
const LIMITS = { depth: 20, arrayLimit: 200, parameterLimit: 5_000 };

export const description = JSON.parse(
  readFileSync(new URL('../data/stripe-openapi-subset.json', import.meta.url), 'utf8'),
) as Description;

/** Refers to the whole description, so that its own references resolve. */
const within = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"stripe#/components')) as Schema;

function validator(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes, validateFormats: false });
  ajv.addSchema({ $id: 'stripe', ...description });
  return ajv;
}
const bodies = validator(false);
const forms = validator(true);

function faults(ajv: Ajv2020, schema: Schema, value: unknown): string[] {
  const validate = ajv.compile(within(schema));
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath || '/'} ${error.message ?? ''} ${JSON.stringify(error.params)}`,
  );
}

export function operationOf(method: string, path: string): Operation | undefined {
  const template = Object.keys(description.paths).find((candidate) =>
    new RegExp(`^${candidate.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  );
  return template ? description.paths[template]?.[method.toLowerCase()] : undefined;
}

/** What Stripe's description holds against a request; nothing when it is right. */
export function requestFaults(method: string, path: string, encoded: string): string[] {
  const operation = operationOf(method, path);
  if (!operation) return [`${method} ${path} is not described`];
  const params: unknown = parse(encoded, LIMITS);
  if (method === 'GET') return faults(forms, querySchema(operation), params);
  const schema = operation.requestBody?.content[FORM]?.schema;
  return schema ? faults(forms, schema, params) : Object.keys(params as object);
}

/** What it holds against an answer. */
export function answerFaults(method: string, path: string, status: number, body: unknown): string[] {
  const operation = operationOf(method, path);
  const response = operation?.responses[String(status)] ?? operation?.responses['default'];
  const error: Schema = { $ref: '#/components/schemas/error' };
  const schema = response?.content['application/json'].schema ?? error;
  return faults(bodies, schema, body);
}

/** What it holds against an object of the named schema, such as `Session`. */
export function objectFaults(name: string, value: unknown): string[] {
  return faults(bodies, { $ref: `#/components/schemas/${name}` }, value);
}

function querySchema(operation: Operation): Schema {
  const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(inQuery.map((parameter) => [parameter.name, parameter.schema])),
  };
}

const SCHEMA_OF: Readonly<Record<string, string>> = {
  'checkout.session': 'Session',
  payment_intent: 'PaymentIntent',
  charge: 'Charge',
  refund: 'Refund',
  dispute: 'Dispute',
};

/** What it holds against an event and the object that the event tells of. */
export function eventFaults(event: { data: { object: object } }): string[] {
  const { object } = event.data.object as { object: string };
  return [...objectFaults('Event', event), ...objectFaults(SCHEMA_OF[object] ?? 'none', event.data.object)];
}
