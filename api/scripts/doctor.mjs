/** `npm run doctor`: says, line by line, what this machine and folder have for the shop, and what to do about it. */
import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { askHolder } from './lib/hold.mjs';
import { isTaken } from './lib/ports.mjs';
import { postgresPlace } from './lib/postgres-place.mjs';
import { root } from './lib/run.mjs';
import { dataName, prepareDataDir, readSettings } from './lib/settings.mjs';

const LEAST_NPM = 10;
const GIB = 1024 ** 3;
let troubles = 0;

async function look(what, work) {
  try {
    console.log(`ok       ${what}: ${await work()}`);
  } catch (error) {
    troubles += 1;
    console.log(`TROUBLE  ${what}: ${error.message}`);
  }
}

const settings = readSettings(process.env);
prepareDataDir(settings.dataDir);
const holder = await askHolder(dataName(settings.dataDir));

await look('Node.js', () => `${process.version} at ${process.execPath}`);
await look('npm', () => {
  const said = spawnSync('npm', ['--version'], { encoding: 'utf8' });
  const version = said.stdout?.trim() ?? '';
  if (said.status !== 0) throw new Error('npm does not run; it comes with Node.js.');
  if (Number(version.split('.')[0]) < LEAST_NPM) throw new Error(`${version}; the shop wants 10 or newer.`);
  return version;
});
await look('Memory', () => {
  if (totalmem() < GIB) throw new Error('less than 1 GiB; the shop with its database wants that much.');
  return `${(totalmem() / GIB).toFixed(1)} GiB`;
});
await look('Disk under DATA_DIR', () => {
  const { bavail, bsize } = statfsSync(settings.dataDir);
  if (bavail * bsize < GIB) throw new Error('less than 1 GiB free; the database stops when it is full.');
  return `${((bavail * bsize) / GIB).toFixed(1)} GiB free`;
});
await look('Shop on this DATA_DIR', () => (holder === undefined ? 'not running' : `running, ${holder}`));
for (const [name, port] of Object.entries({ PORT: settings.port, API_PORT: settings.apiPort }))
  await look(name, async () => {
    if (holder === undefined && (await isTaken(port)))
      throw new Error(`${port} is taken by another program.`);
    return `${port}${holder === undefined ? ' is free' : ''}`;
  });
if (!settings.databaseUrl)
  await look('PostgreSQL programs', () => {
    const { bin, runAs, data } = postgresPlace(settings.dataDir);
    const said = spawnSync(join(bin, 'postgres'), ['--version'], { ...runAs, cwd: '/', encoding: 'utf8' });
    if (said.status !== 0)
      throw new Error(`${join(bin, 'postgres')} does not run: ${said.stderr || said.error}`);
    return `${said.stdout.trim()}, data in ${data}`;
  });
for (const result of ['api/dist/main.js', 'storefront/build/server/index.js', 'admin/build/index.html'])
  await look(
    'Build',
    () => `${result} ${existsSync(join(root, result)) ? 'is there' : 'comes with npm start'}`,
  );
process.exitCode = troubles > 0 ? 1 : 0;
