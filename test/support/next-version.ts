import type { Patch } from './unguarded.js';

/** The next version: more migrations, by their names, each of its statements. A start looks at the names before it reads the migrations. */
export function nextVersion(migrations: Readonly<Record<string, readonly string[]>>): Patch[] {
  const classes = Object.entries(migrations).map(
    ([name, statements]) => `, class ${name} extends Object.getPrototypeOf(Migration20261130000000_initial) {
      up() { for (const statement of ${JSON.stringify(statements)}) this.addSql(statement); }
    }`,
  );
  const names = Object.keys(migrations).map((name) => `'${name}',`);
  return [
    {
      file: 'platform/database/migrations.js',
      from: '].map((migration)',
      to: `${classes.join('')}].map((migration)`,
    },
    {
      file: 'platform/database/migration-names.js',
      from: 'MIGRATION_NAMES = [',
      to: `MIGRATION_NAMES = [${names.join('')}`,
    },
  ];
}
