import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { Argon2Passwords } from './accounts/adapters/crypto/argon2-passwords.js';
import type { accountSchema } from './accounts/adapters/persistence/account.schema.js';
import type { AuditEntry } from './kernel/audit.js';
import { fileStore } from './downloads/adapters/kept-files.js';
import { pictureStore } from './media/adapters/kept-pictures.js';
import { PostgresPictures } from './media/adapters/persistence/postgres-pictures.js';
import { SanitizedDrawings } from './media/adapters/sharp/sanitized-drawings.js';
import { SharpPictureMaker } from './media/adapters/sharp/sharp-picture-maker.js';
import { AdoptPictures } from './media/application/adopt-pictures.js';
import { PostgresAuditLog } from './platform/audit/postgres-audit-log.js';
import { readConfig } from './platform/config/config.js';
import type { Database } from './platform/database/database.js';
import type { Tables } from './platform/database/tables.js';
import { SystemClock } from './platform/kernel.module.js';
import { TimeOrderedIds } from './platform/time-ordered-ids.js';
import { openDatabase } from './shop-archive/adapters/persistence/open-database.js';
import { PostgresShopTables } from './shop-archive/adapters/persistence/postgres-shop-tables.js';
import { TarArchives } from './shop-archive/adapters/tar/tar-archives.js';
import { ExportShop } from './shop-archive/application/export-shop.js';
import { ImportShop } from './shop-archive/application/import-shop.js';

const USAGE =
  'npm run shop:export -- FILE --as EMAIL\nnpm run shop:import -- FILE --as EMAIL\nEMAIL is that of the administrator who does it.';

/** `npm run shop:export`, `npm run shop:import`: the whole shop in one file, and an empty shop of such a file. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } });
  const [what, file] = positionals;
  if (!file || !values.as || (what !== 'export' && what !== 'import')) throw new Error(USAGE);
  const config = readConfig(process.env);
  const { database, unit, close } = await openDatabase(config);
  try {
    const [clock, ids] = [new SystemClock(), new TimeOrderedIds()];
    const tables = new PostgresShopTables(database, clock);
    const audit = new PostgresAuditLog(database, clock, ids);
    const [store, archives, files] = [pictureStore(config), new TarArchives(), fileStore(config)];
    const actor = await administrator(database, values.as);
    if (what === 'export') {
      const shop = new ExportShop(tables, store, archives, audit, unit, files);
      await pipeline(
        Readable.from(await shop.exportShop(actor)),
        createWriteStream(file, { flags: 'wx', mode: 0o600 }),
      );
      process.stdout.write(`The shop is in ${file}.\n`);
      return;
    }
    const adopt = new AdoptPictures(new PostgresPictures(database, clock), store, new SharpPictureMaker());
    const shop = new ImportShop(
      ...([tables, store, adopt, new SanitizedDrawings(), archives] as const),
      ...([new Argon2Passwords(config), audit, unit, ids, files] as const),
    );
    const brought = await shop.importShop(actor, createReadStream(file));
    for (const [name, rows] of Object.entries(brought)) process.stdout.write(`${name}: ${rows}\n`);
  } finally {
    await close();
  }
}

async function administrator(database: Database, email: string): Promise<AuditEntry['actor']> {
  const found = await database
    .sql<Tables<typeof accountSchema>>()
    .selectFrom('account')
    .select(['id as accountId', 'email'])
    .where('email_key', '=', email.normalize('NFKC').trim().toLowerCase())
    .where('role', '=', 'admin')
    .executeTakeFirst();
  if (!found) throw new Error(`${email} is no administrator of this shop.`);
  return found;
}

main().then(
  // threads that hashed a password would keep the process
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
