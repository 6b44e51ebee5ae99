/** `npm run migrations`: writes the list of migrations, which the bundled API carries, from the files in their folder. */
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
writeFileSync(
  join(root, 'api', 'src', 'platform', 'database', 'migrations.ts'),
  `${imports.join('\n')}

/** Every migration; \`npm run migrations\` writes them down from their folder. A landed one is never edited. */
export const MIGRATIONS = [
  // oldest first
${list.join('\n')}
].map((migration) => ({ name: migration.name, class: migration }));
`,
);
