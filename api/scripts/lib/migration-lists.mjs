import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the lists of migrations, which the bundled API carries, from the files in their folder. */
export function writeMigrationLists(root) {
  const names = readdirSync(join(root, 'api', 'src', 'migrations'))
    .map((file) => /^(Migration\d{14}_\w+)\.ts$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .toSorted();
  const database = join(root, 'api', 'src', 'platform', 'database');
  write(join(database, 'migration-names.ts'), namesOf(names));
  write(join(database, 'migrations.ts'), classesOf(names));
}

const namesOf = (names) =>
  `/** What each migration is written down as; each build writes them. By these a start knows that nothing is left to do. */
export const MIGRATION_NAMES = [
  // oldest first
${names.map((name) => `  '${name}',`).join('\n')}
] as const;
`;

const classesOf = (names) =>
  `${names.map((name) => `import { ${name} } from '../../migrations/${name}.js';`).join('\n')}

/** Every migration; each build writes them down from their folder. A landed one is never edited. */
export const MIGRATIONS = [
  // oldest first
${names.map((name) => `  ${name},`).join('\n')}
].map((migration) => ({ name: migration.name, class: migration }));
`;

/** A file that says so already is left as it is: what watches it has nothing to do. */
function write(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
