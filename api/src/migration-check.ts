import { DEFINITIONS } from './definitions.js';
import { readConfig } from './platform/config/config.js';
import { migrate } from './platform/database/migrate.js';
import { schemaDrift } from './platform/database/schema-drift.js';

/** Migrates the database of `DATABASE_URL` and compares it with the definitions; ends with 1 when they differ. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await migrate(config);
  const drift = await schemaDrift(config, DEFINITIONS);
  if (drift.length === 0) return;
  process.stderr.write(
    `The definitions (*.schema.ts) say what no migration does; missing:\n${drift.map((one) => `  ${one};\n`).join('')}`,
  );
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
