import { expect, it, jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import { until } from '../../api/scripts/lib/processes.mjs';

const POSTGRES = new URL('../../api/scripts/lib/postgres.mjs', import.meta.url).href;

/**
 * Holds the place of a server that recovers until the file `recovered` is there, and ends when its folder is gone. While it
 * recovers and is not told to end, there is `began`.
 */
const RECOVERING = `#!/bin/sh
trap 'rm began; exit 1' INT
touch began
while [ ! -e recovered ]; do [ -e PG_VERSION ] || exit 1; sleep 0.02; done
printf '%s\\n\\n\\n\\n\\n\\n\\nready\\n' $$ > postmaster.pid
exec sleep 600
`;

function placeOfRecovering() {
  const data = mkdtempSync(join(tmpdir(), 'duka-slow-'));
  writeFileSync(join(data, 'PG_VERSION'), '18\n');
  writeFileSync(join(data, 'postgres'), RECOVERING, { mode: 0o755 });
  return { data, logFile: join(data, 'postgres.log') };
}

it('a PostgreSQL that recovers for long is waited for, and its log is named again and again', async () => {
  const { data, logFile } = placeOfRecovering();
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
    for (const made of [data, `${data}.socket`]) rmSync(made, { recursive: true, force: true });
  }
  const [first, second] = told;
  expect(first).toMatch(`PostgreSQL is not ready yet; after a crash it recovers first, and ${logFile} tells`);
  expect(second).toBe(first);
});

it('a PostgreSQL that still recovers ends with the shop that has started it', async () => {
  const { data, logFile } = placeOfRecovering();
  const options = { password: 'slow', logFile, tellEveryMs: 50 };
  const start = `import(${JSON.stringify(POSTGRES)}).then(({ startPostgres }) =>
    startPostgres(${JSON.stringify({ bin: data, data, runAs: {} })}, ${JSON.stringify(options)}))`;
  const shop = spawn(process.execPath, ['-e', start], { stdio: ['ignore', 'pipe', 'ignore'] });
  const began = join(data, 'began');
  try {
    // it tells once it waits, and what ends the server is there by then
    await once(shop.stdout, 'data');
    expect(await until(() => existsSync(began))).toBe(true);
    shop.kill('SIGKILL');
    expect(await until(() => !existsSync(began))).toBe(true);
  } finally {
    for (const made of [data, `${data}.socket`]) rmSync(made, { recursive: true, force: true });
  }
});
