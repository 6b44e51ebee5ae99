/** A base backup as `pg_basebackup` takes it, over the replication protocol: no program of PostgreSQL is needed. */
import { PassThrough } from 'node:stream';
import { createGzip } from 'node:zlib';

const [ARCHIVE, DATA] = ['n', 'd'].map((letter) => letter.charCodeAt(0));
const COMMAND = `BASE_BACKUP (LABEL 'duka', CHECKPOINT 'fast', WAIT true, MANIFEST 'no')`;

/**
 * The files of the running server, one tar, compressed.
 *
 * @param {string} url of a role that may replicate
 * @returns {Promise<{ tar: import('node:stream').Readable, done: Promise<void> }>} `done` once the log that belongs to it is archived
 */
export async function baseBackup(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, replication: 'true' });
  await client.connect();
  const tar = new PassThrough();
  const { connection } = client;
  let archives = 0;
  connection.on('copyData', ({ chunk }) => {
    if (chunk[0] === ARCHIVE) archives += 1;
    if (archives > 1) return void tar.destroy(new Error('tablespaces beside the main one are not backed up'));
    if (chunk[0] !== DATA || tar.write(Buffer.from(chunk.subarray(1)))) return;
    connection.stream.pause();
    tar.once('drain', () => connection.stream.resume());
  });
  connection.on('copyDone', () => tar.end());
  const done = client.query(COMMAND).then(
    () => client.end(),
    (error) => {
      tar.destroy(error);
      void client.end();
      throw error;
    },
  );
  done.catch(() => undefined);
  const compressed = createGzip({ level: 1 });
  tar.on('error', (error) => compressed.destroy(error));
  return { tar: tar.pipe(compressed), done };
}
