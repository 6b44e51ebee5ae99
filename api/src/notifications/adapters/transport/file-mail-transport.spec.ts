import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../platform/config/config.js';
import { FileMailTransport } from './file-mail-transport.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duka-mails-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps caught mails to the owner of the folder', async () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    JWT_SECRET: 'mW1vTq8xZr4cYb7nLk2pHs9dGf3jVa6e',
    DATA_DIR: folder,
  });
  const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await new FileMailTransport(config).send(mail, '<one@duka>');
  const outbox = join(folder, 'outbox');
  const modes = [outbox, ...readdirSync(outbox).map((name) => join(outbox, name))].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600]);
});
