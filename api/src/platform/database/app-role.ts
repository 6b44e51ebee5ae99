import pg from 'pg';

const SCHEMAS = 'public, graphile_worker, sandbox';

/**
 * Lets the role of the shop's own connections read and write rows and nothing else: it owns no table and changes none.
 * Makes the role when it is not there yet. Run by the role that migrates.
 */
export async function admitAppRole(owner: pg.Client, appUrl: string): Promise<void> {
  const { username, password } = new URL(appUrl);
  const name = decodeURIComponent(username);
  const role = pg.escapeIdentifier(name);
  const known = await owner.query('select 1 from pg_roles where rolname = $1', [name]);
  if (known.rowCount === 0)
    await owner.query(`create role ${role} login password ${pg.escapeLiteral(decodeURIComponent(password))}`);
  await owner.query(`grant usage on schema ${SCHEMAS} to ${role}`);
  await owner.query(`grant select, insert, update, delete on all tables in schema ${SCHEMAS} to ${role}`);
  await owner.query(`grant usage, select, update on all sequences in schema ${SCHEMAS} to ${role}`);
  await owner.query(`grant execute on all functions in schema ${SCHEMAS} to ${role}`);
  await openJobs(owner, role);
}

/** graphile-worker closes its tables to all but their owner by row security. */
async function openJobs(owner: pg.Client, role: string): Promise<void> {
  const closed = await owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity`,
  );
  for (const { name } of closed.rows) {
    const table = `graphile_worker.${pg.escapeIdentifier(name)}`;
    await owner.query(`drop policy if exists duka_app on ${table}`);
    await owner.query(`create policy duka_app on ${table} to ${role} using (true) with check (true)`);
  }
}
