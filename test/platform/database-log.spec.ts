import { beforeEach, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../support/money.js';
import { linesWithValues } from '../support/postgres-log.mjs';
import { Client } from '../support/client.js';
import { useDataFolder } from '../support/data-folder.js';

const PERSON = {
  name: 'Ada Shopper',
  email: 'ada.logged@example.com',
  phone: '+44 20 7946 0123',
  password: 'a-good-password-1',
};
const folder = useDataFolder();
beforeEach(() => folder.prepare());

it('S63 keeps hash, address and telephone out of the log of the database when an address signs up twice', async () => {
  const shop = await folder.open();
  const client = new Client(shop.url);
  await client.post('/auth/register', PERSON, { expect: 201 });
  expect((await client.post('/auth/register', PERSON)).status).toBeGreaterThanOrEqual(400);
  const log = await eventually(
    () => Promise.resolve(readFileSync(join(folder.path, 'logs', 'postgres.log'), 'utf8')),
    (text) => text.includes('account_email_key'),
  );
  for (const secret of [PERSON.email, PERSON.phone, PERSON.name, '$argon2id$'])
    expect(log).not.toContain(secret);
});

it('S63 the end of the API suite finds a value in such a log', () => {
  const log = [
    'ERROR:  duplicate key value violates unique constraint',
    'STATEMENT:  insert into account (email, phone) values ($1, $2)',
    "STATEMENT:  insert into account (email) values ('ann@example.com')",
    'DETAIL:  Failing row contains ($argon2id$v=19$m=19456).',
  ].join('\n');
  expect(linesWithValues(log)).toHaveLength(2);
});
