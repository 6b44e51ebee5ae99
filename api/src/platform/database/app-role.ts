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
  await openJobs(owner, name);
}

/**
 * Graphile-worker closes its tables to all but their owner by row security. A policy that stands is left alone: the processes
 * that work would write no job in the moment between the old one and the new.
 */
async function openJobs(owner: pg.Client, name: string): Promise<void> {
  const closed = await owner.query<{ name: string; stands: boolean }>(
    `select c.relname as name, p.oid is not null as stands
     from pg_class c left join pg_policy p on p.polrelid = c.oid and p.polname = 'duka_app'
     where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
       and p.polroles is distinct from array[$1::regrole::oid]`,
    [pg.escapeIdentifier(name)],
  );
  const role = pg.escapeIdentifier(name);
  for (const { name: of, stands } of closed.rows) {
    const table = `graphile_worker.${pg.escapeIdentifier(of)}`;
    if (stands) await owner.query(`alter policy duka_app on ${table} to ${role}`);
    else await owner.query(`create policy duka_app on ${table} to ${role} using (true) with check (true)`);
  }
}
