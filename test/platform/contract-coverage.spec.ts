import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contractCoverage } from '../../api/scripts/lib/contract-coverage.mjs';

const document = JSON.parse(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, { operationId?: string }>>;
};
const operations = Object.values(document.paths)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId }) => operationId ?? []);
const met = operations.map((id) => `${id} 200`);

function asked(lines: readonly string[]) {
  const log = join(mkdtempSync(join(tmpdir(), 'contract-')), 'contract.log');
  writeFileSync(log, lines.join('\n'));
  const printed: string[] = [];
  const { passed, failed, outside } = contractCoverage(log, (line: string) => printed.push(line));
  return { passed, failed, outside, printed };
}

describe('what the API tests have met', () => {
  it('is well when each operation succeeded and no refusal was a surprise', () => {
    expect(asked(met)).toMatchObject({ passed: 1, failed: 0 });
  });

  it.each([
    ['an operation without a success', met.slice(1), `no API test meets ${operations[0]} with success`],
    [
      'a refusal that the document does not show',
      [...met, '? listOrders 409 odd_code'],
      'the document does not show this refusal: listOrders 409 odd_code',
    ],
  ])('fails for %s', (_, lines, words) => {
    const { passed, failed, outside, printed } = asked(lines);
    expect([passed, failed, outside.length]).toEqual([0, 1, 1]);
    expect(printed.join('\n')).toContain(words);
  });
});
