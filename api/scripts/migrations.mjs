/** `npm run migrations`: writes the lists of migrations, as each build does. */
import { writeMigrationLists } from './lib/migration-lists.mjs';
import { root } from './lib/run.mjs';

writeMigrationLists(root);
