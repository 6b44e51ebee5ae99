import pg from 'pg';

/** `npm run tell-channels`: every channel is told of all goods anew, by the servers that run on the database of `DATABASE_URL`. */
async function main(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    // whoever has read nothing of the feed begins with everything
    const { rows } = await client.query<{ name: string }>('delete from channel returning name');
    const names = rows.map(({ name }) => name).join(', ');
    process.stdout.write(
      names ? `Told anew of everything: ${names}.\n` : 'No channel was told of anything yet.\n',
    );
  } finally {
    await client.end();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
