import { Ajv2020 as Ajv, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'qs';
import { ApiError, badParam } from '../../domain/wire/api.js';
import { SCHEMAS, type SchemaName } from './request-schemas.js';

const LIMITS = { depth: 20, arrayLimit: 200, parameterLimit: 5_000, ignoreQueryPrefix: true } as const;

const compiled = new Map<SchemaName, ValidateFunction>();
let ajv: Ajv | undefined;

/** A form body or a query, in Stripe's brackets, checked. Numbers and booleans become such. @throws ApiError */
export function readParams<T>(encoded: string, schema: SchemaName): T {
  const params: unknown = parse(encoded, LIMITS);
  const validate = validatorOf(schema);
  if (!validate(params)) throw refusal(validate.errors?.[0], params);
  return params as T;
}

function validatorOf(name: SchemaName): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  ajv ??= new Ajv({ coerceTypes: true, strict: false });
  const validate = ajv.compile(SCHEMAS[name]);
  compiled.set(name, validate);
  return validate;
}

function refusal(error: ErrorObject | undefined, params: unknown): ApiError {
  const path = (error?.instancePath ?? '').split('/').slice(1);
  const extra: unknown = error?.params['additionalProperty'] ?? error?.params['missingProperty'];
  const param = bracketed(extra === undefined ? path : [...path, extra as string]);
  switch (error?.keyword) {
    case 'additionalProperties':
      return badParam(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
    case 'required':
      return badParam(`Missing required param: ${param}.`, param, 'parameter_missing');
    case 'type':
      return badType(error, param, valueAt(params, path));
    default:
      return badParam(`Invalid ${param}: ${error?.message ?? 'not allowed'}`, param);
  }
}

function badType(error: ErrorObject, param: string, value: unknown): ApiError {
  if (error.params['type'] === 'integer')
    return badParam(`Invalid integer: ${String(value)}`, param, 'parameter_invalid_integer');
  return badParam(`Invalid ${param}: ${error.message ?? 'wrong type'}`, param);
}

function bracketed(path: readonly string[]): string {
  const [first = '', ...rest] = path;
  return first + rest.map((step) => `[${step}]`).join('');
}

function valueAt(params: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    params,
  );
}
