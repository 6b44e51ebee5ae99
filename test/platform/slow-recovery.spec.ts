import { expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';

/** Holds the place of a server that recovers until the file `recovered` is there, and ends when its folder is gone. */
const RECOVERING = `#!/bin/sh
while [ ! -e recovered ]; do [ -e PG_VERSION ] || exit 1; sleep 0.02; done
printf '%s\\n\\n\\n\\n\\n\\n\\nready\\n' $$ > postmaster.pid
exec sleep 600
`;

it('a PostgreSQL that recovers for long is waited for, and its log is named again and again', async () => {
  const data = mkdtempSync(join(tmpdir(), 'duka-slow-'));
  writeFileSync(join(data, 'PG_VERSION'), '18\n');
  writeFileSync(join(data, 'postgres'), RECOVERING, { mode: 0o755 });
  const logFile = join(data, 'postgres.log');
  const told: string[] = [];
  const out = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    if (told.push(String(line)) === 2) writeFileSync(join(data, 'recovered'), '');
    return true;
  });
  try {
    const options = { password: 'slow', logFile, tellEveryMs: 50 };
    const server = await startPostgres({ bin: data, data, runAs: {} }, options);
    await server.stop();
  } finally {
    out.mockRestore();
    rmSync(data, { recursive: true, force: true });
  }
  const [first, second] = told;
  expect(first).toMatch(`PostgreSQL is not ready yet; after a crash it recovers first, and ${logFile} tells`);
  expect(second).toBe(first);
});
