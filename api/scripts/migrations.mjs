/** `npm run migrations`: writes the lists of migrations, which the bundled API carries, from the files in their folder. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const folder = join(root, 'api', 'src', 'migrations');
const names = readdirSync(folder)
  .map((file) => /^(Migration\d{14}_\w+)\.ts$/.exec(file)?.[1])
  .filter((name) => name !== undefined)
  .toSorted();

const imports = names.map((name) => `import { ${name} } from '../../migrations/${name}.js';`);
const list = names.map((name) => `  ${name},`);
const database = join(root, 'api', 'src', 'platform', 'database');
writeFileSync(
  join(database, 'migration-names.ts'),
  `/** What each migration is written down as; \`npm run migrations\` writes them. By these a start knows that nothing is left to do. */
export const MIGRATION_NAMES = [
  // oldest first
${names.map((name) => `  '${name}',`).join('\n')}
] as const;
`,
);
writeFileSync(
  join(database, 'migrations.ts'),
  `${imports.join('\n')}

/** Every migration; \`npm run migrations\` writes them down from their folder. A landed one is never edited. */
export const MIGRATIONS = [
  // oldest first
${list.join('\n')}
].map((migration) => ({ name: migration.name, class: migration }));
`,
);
