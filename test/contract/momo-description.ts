import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

type Schema = Record<string, unknown>;
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { $ref?: string; content?: { 'application/json': { schema: Schema } } }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  webhooks: { requestToPayResult: { post: Operation } };
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, Operation['responses'][string]>;
  };
}

const description = JSON.parse(
  readFileSync(new URL('../data/mtn-momo-collection.openapi.json', import.meta.url), 'utf8'),
) as Description;

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'momo', ...description });

function faults(schema: Schema, value: unknown): string[] {
  const whole = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"momo#/components')) as Schema;
  const validate = ajv.compile(whole);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message ?? ''}`);
}

const named = (reference: string) => reference.split('/').at(-1) ?? '';

function operationOf(method: string, path: string): Operation | undefined {
  const template = Object.keys(description.paths).find((candidate) =>
    new RegExp(`^${candidate.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  );
  return template ? description.paths[template]?.[method.toLowerCase()] : undefined;
}

/** What MTN's description holds against a request: its headers and its body. */
export function requestFaults(
  method: string,
  path: string,
  headers: Record<string, string | string[] | undefined>,
  body: unknown,
): string[] {
  const operation = operationOf(method, path);
  if (!operation) return [`${method} ${path} is not described`];
  const schema = operation.requestBody?.content['application/json'].schema;
  const inHeaders = (operation.parameters ?? [])
    .map((parameter) =>
      parameter.$ref ? description.components.parameters[named(parameter.$ref)] : parameter,
    )
    .filter((parameter) => parameter?.in === 'header') as Parameter[];
  return [
    ...inHeaders.flatMap((parameter) => {
      const value = headers[parameter.name.toLowerCase()];
      if (value === undefined) return parameter.required ? [`${parameter.name} is missing`] : [];
      return faults(parameter.schema, value).map((fault) => `${parameter.name}${fault}`);
    }),
    ...(schema && body !== undefined ? faults(schema, body) : []),
  ];
}

/** What it holds against an answer. */
export function answerFaults(method: string, path: string, status: number, body: unknown): string[] {
  const given = operationOf(method, path)?.responses[String(status)];
  if (!given) return [`${method} ${path} ${status} is not described`];
  const response = given.$ref ? description.components.responses[named(given.$ref)] : given;
  const schema = response?.content?.['application/json'].schema;
  if (!schema) return body === undefined ? [] : ['the answer should be empty'];
  return faults(schema, body);
}

/** What it holds against a callback. */
export function callbackFaults(body: unknown): string[] {
  const schema = description.webhooks.requestToPayResult.post.requestBody?.content['application/json'].schema;
  return schema ? faults(schema, body) : ['no callback is described'];
}
