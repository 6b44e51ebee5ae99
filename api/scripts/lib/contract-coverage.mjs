import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const METHODS = /^(get|post|put|patch|delete)$/;

/**
 * Asks, after the API tests, whether each operation of the document was met with a success; what
 * was met has been held against the document already (test/support/contract.ts). And whether anything
 * was refused with a code that the document does not show for it.
 *
 * @param {string} log lines of `operationId status`
 * @param {(line: string) => void} print
 */
export function contractCoverage(log, print) {
  const met = existsSync(log) ? new Set(readFileSync(log, 'utf8').split('\n')) : new Set();
  const { paths } = JSON.parse(readFileSync(join(root, 'openapi', 'openapi.json'), 'utf8'));
  const operations = Object.values(paths).flatMap((item) =>
    Object.entries(item)
      .filter(([method]) => METHODS.test(method))
      .map(([, operation]) => operation.operationId),
  );
  const surprises = [...met].filter((line) => line.startsWith('? ')).sort();
  for (const line of surprises)
    print(`✗ the document does not show this refusal: ${line.slice(2)}: see @ApiDoc`);
  const succeeded = (id) => [...met].some((line) => line.startsWith(`${id} 2`) || line.startsWith(`${id} 3`));
  const unmet = operations.filter((id) => !succeeded(id));
  for (const id of unmet) print(`✗ no API test meets ${id} with success`);
  if (unmet.length === 0)
    print(`✓ the API tests meet each of the ${operations.length} operations with success`);
  const outside =
    unmet.length + surprises.length === 0
      ? []
      : [`the document and the API tests: ${[...unmet, ...surprises].join(', ')}`];
  return { passed: 1 - outside.length, failed: outside.length, files: [], outside };
}
