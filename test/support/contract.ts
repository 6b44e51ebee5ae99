import { appendFileSync } from 'node:fs';
import { operations, validator } from './documented.mjs';

type Schema = { [member: string]: unknown };
export interface Exchange {
  method: string;
  /** With the prefix, without the query. */
  path: string;
  status: number;
  contentType: string;
  body: unknown;
}

export { operations };

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

let isStrict = false;

/** From here on this file's tests fail on a refusal that the document does not show. */
export function knowEveryRefusal(): void {
  isStrict = true;
}

/** A code that the document does not show: `npm test` names it in the end. */
function surprised(answer: string, where: string): void {
  if (isStrict) throw new Error(`${where}: the document does not show this refusal (${answer}): see @ApiDoc`);
  const log = process.env['DUKA_CONTRACT_LOG'];
  if (log) appendFileSync(log, `? ${answer}\n`);
}

/** `npm test` asks in the end whether every operation was met; see api/scripts/lib/contract-coverage.mjs. */
function note(operationId: string, status: number): void {
  const log = process.env['DUKA_CONTRACT_LOG'];
  if (log) appendFileSync(log, `${operationId} ${status}\n`);
}
