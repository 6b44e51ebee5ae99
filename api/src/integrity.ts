import pg from 'pg';
import { checkInvariants, type BrokenRecord } from './integrity/adapters/persistence/check-invariants.js';

/** `npm run integrity`: every invariant over the database of `DATABASE_URL`; ends with 1 when one is broken. */
async function main(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const results = await checkInvariants(async (text) => (await client.query<BrokenRecord>(text)).rows);
    for (const { id, sentence, broken } of results) {
      process.stdout.write(`${broken.length === 0 ? 'ok    ' : 'BROKEN'} ${id.padEnd(5)} ${sentence}\n`);
      for (const { record, detail } of broken) process.stdout.write(`         ${record}: ${detail}\n`);
    }
    process.exitCode = results.every((one) => one.broken.length === 0) ? 0 : 1;
  } finally {
    await client.end();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
