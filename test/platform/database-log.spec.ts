import { expect, it } from '@jest/globals';
import { linesWithValues } from '../support/postgres-log.mjs';

it('S63 the end of the API suite finds a value in such a log', () => {
  const log = [
    'ERROR:  duplicate key value violates unique constraint',
    'STATEMENT:  insert into account (email, phone) values ($1, $2)',
    "STATEMENT:  insert into account (email) values ('ann@example.com')",
    'DETAIL:  Failing row contains ($argon2id$v=19$m=19456).',
  ].join('\n');
  expect(linesWithValues(log)).toHaveLength(2);
});
