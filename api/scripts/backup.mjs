/**
 * Backups in a bucket (BACKUP_BUCKET, S3_*), see docs/operations.md:
 *
 *     npm run backup                                  a base backup of DATABASE_URL, every night
 *     node api/scripts/backup.mjs archive %p %f       archive_command of PostgreSQL
 *     node api/scripts/backup.mjs fetch %f %p         restore_command, written by the next one
 *     npm run restore -- --into FOLDER [--until 'TIME' | --point 'NAME']
 *
 * Nothing in the bucket is ever overwritten but the list of base backups.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { baseBackup } from './lib/base-backup.mjs';
import { backupBucket } from './lib/bucket.mjs';

const LIST = 'base/list.json';
const PART_BYTES = 64 * 2 ** 20;
/** PostgreSQL takes an exit code up to 125 for "there is no such file", and would end the recovery early. */
const NOT_REACHED = 130;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string' }, until: { type: 'string' }, point: { type: 'string' } },
});
const [what, ...files] = positionals;

try {
  const bucket = backupBucket(process.env);
  if (what === 'base') await base(bucket);
  else if (what === 'archive') await archive(bucket, ...files);
  else if (what === 'fetch') await fetchSegment(bucket, ...files);
  else if (what === 'restore') await restore(bucket, values);
  else throw new Error('Say base, archive, fetch or restore.');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = what === 'fetch' ? NOT_REACHED : 1;
}

async function listed(bucket) {
  const content = await bucket.get(LIST);
  return content ? JSON.parse(content.toString()) : [];
}

async function base(bucket) {
  const { DATABASE_URL: url } = process.env;
  if (!url) throw new Error('DATABASE_URL is missing: of which database?');
  const name = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const { tar, done } = await baseBackup(url);
  let parts = 0;
  let pieces = [];
  let bytes = 0;
  const flush = async () => {
    await bucket.put(`base/${name}/${parts}`, Buffer.concat(pieces));
    parts += 1;
    [pieces, bytes] = [[], 0];
  };
  for await (const piece of tar) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= PART_BYTES) await flush();
  }
  if (bytes > 0) await flush();
  await done;
  const all = [...(await listed(bucket)), { name, parts, at: new Date().toISOString() }];
  await bucket.put(LIST, Buffer.from(JSON.stringify(all)));
  console.log(`Base backup ${name}: ${parts} parts.`);
}

async function archive(bucket, path, file) {
  const content = readFileSync(path);
  const there = await bucket.get(`wal/${file}`);
  if (there && !there.equals(content)) throw new Error(`wal/${file} is there already, and is another one.`);
  if (!there) await bucket.put(`wal/${file}`, content);
}

async function fetchSegment(bucket, file, path) {
  const content = await bucket.get(`wal/${file}`);
  if (content) writeFileSync(path, content);
  else process.exitCode = 1;
}

async function restore(bucket, { into, until, point }) {
  if (!into) throw new Error('Say where to: --into FOLDER, an empty one.');
  mkdirSync(into, { recursive: true, mode: 0o700 });
  if (readdirSync(into).length > 0) throw new Error(`${into} is not empty.`);
  const wanted = until ? new Date(until).toISOString() : '9';
  const chosen = (await listed(bucket)).findLast(({ at }) => at <= wanted);
  if (!chosen) throw new Error('There is no base backup from before that.');
  async function* parts() {
    for (let part = 0; part < chosen.parts; part += 1) {
      const content = await bucket.get(`base/${chosen.name}/${part}`);
      if (!content) throw new Error(`base/${chosen.name}/${part} is gone.`);
      yield content;
    }
  }
  const tar = spawn('tar', ['-x', '-C', into], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(tar, 'exit');
  await pipeline(Readable.from(parts()), createGunzip(), tar.stdin);
  const [code] = await ended;
  if (code !== 0 || !existsSync(join(into, 'PG_VERSION'))) throw new Error('The base backup is not whole.');
  const command = [process.execPath, ...process.execArgv, fileURLToPath(import.meta.url)].map(
    (word) => `"${word}"`,
  );
  const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
  const settings = [
    `restore_command = ${quoted(`${command.join(' ')} fetch %f "%p"`)}`,
    `recovery_target_action = 'promote'`,
    ...(until ? [`recovery_target_time = ${quoted(until)}`] : []),
    ...(point ? [`recovery_target_name = ${quoted(point)}`] : []),
  ];
  appendFileSync(join(into, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  writeFileSync(join(into, 'recovery.signal'), '');
  console.log(`Restored base backup ${chosen.name} into ${into}; start PostgreSQL over it.`);
}
